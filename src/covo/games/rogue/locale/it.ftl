### Rogue Trooper in Italian. Cards go by their ids.

game-blurb = Sei sopravvissuti a un massacro su un pianeta avvelenato cercano il generale che li ha traditi. Cammina, combatti, eludi, compi missioni, ricomponi il suo volto, e togligli tu l’ultima Vita. Da uno a sei giocatori.

## Options

option-owner = Chi comincia
option-owner-host = chi ospita
option-owner-random = a sorte
option-rounds = Il Traditore la fa franca dopo
option-rounds-20 = 20 giri
option-rounds-40 = 40 giri
option-rounds-60 = 60 giri
option-rounds-100 = 100 giri
option-hunt = La caccia al Traditore
option-hunt-printed = come da regolamento
option-hunt-spent = una carta che lo sposta esce dal gioco
option-hunt-tired = perde una Vita ogni cinque giri, mai l’ultima
option-evaded_fixed = Un pericolo o una fortificazione evitati
option-evaded_fixed-discarded = si scartano
option-evaded_fixed-stay = restano sul tabellone
option-companions = I compagni sparano
option-companions-turn = una volta per turno
option-companions-combat = una volta per combattimento

## Cards and parts of sentences

card = { $card ->
    [E01] Pattuglia Nort
    [E02] Squadra d’assalto Nort
    [E03] Armi pesanti Nort
    [E04] Legionari Kashan
    [E05] Cecchino Nort
    [E06] Ufficiale Nort
    [E07] Genieri Nort
    [E08] Carro leggero Nort
    [E09] Carro d’assedio Nort
    [E10] Autoblindo Nort
    [E11] Droide da guerra Nort
    [E12] Elicannoniera Nort
    [E13] Hellstreak
    [E14] Paracadutisti Nort
    [E15] Drone spia Nort
    [E16] Bunker Nort
    [E17] Torre armata Nort
    [E18] Caposaldo Nort
    [E19] Campo minato Nort
    [E20] Motovedetta Nort
    [E21] Sommergibile Nort
    [E22] Scum Marines
    [E23] Pattuglia Souther
    [E24] Millifuzz
    [E25] Convoglio di rifornimenti Souther
    [E26] Carro a cuscino d’aria Souther
    [E27] Pattuglia aerea Souther
    [E28] Guardia costiera Souther
    [E29] Posto di blocco Souther
    [E30] Palude acida
    [E31] Rampicante rasoio
    [E32] Vecchio campo minato
    [E33] Predatori di cadaveri
    [E34] Banda di disertori
    [E35] Branco di mutanti
    [E36] Mutante marino
    [E37] Pipistrelli dei fumi
    [E38] Droide impazzito
    [C01] K for Ken
    [C02] Sister Sledge
    [C03] Azure
    [C04] Venus Bluegenes
    [C05] Soldato disperso
    [C06] Medico da campo
    [C07] Disertore Nort
    [C08] Orfano di guerra
    [C09] Guida dei coloni
    [C10] Zappatore
    [C11] Cane robot
    [C12] Genetista in fuga
    [I01] GI morto
    [I02] Deposito di rifornimenti
    [I03] Capsula distrutta
    [I04] Lazooka
    [I05] Kit di sopravvivenza marino
    [I06] Cifrario Nort
    [I07] Micro-atomica
    [I08] Mantello mimetico
    [I09] Kit medico
    [S01] 1 caricatore GP
    [S02] 2 caricatori GP
    [S03] 3 caricatori GP
    [S04] 1 granata al plasma
    [S05] 2 granate al plasma
    [S06] 1 Sealburster
    [S07] 2 Sealburster
    [S08] 1 serie di micromine
    [S09] Sammy
    [S10] Lazooka
    [S11] Micro-atomica
    [S12] Kit di sopravvivenza marino
    [S13] Fumogeno
    [S14] Kit medico
    [S15] Pistola laser
    [S16] Coltello da combattimento
    [S17] Lanciafiamme
    [S18] Falso segnale
    [S19] Documenti falsi
    [M01] Il racconto del colono
    [M02] Voci dalla palude
    [M03] Oltre il filo spinato
    [M04] L’attendente del generale
    [M05] Il diario della stazione polare
    [M06] Lingua lunga
    [M07] Ritorno al massacro
    [M08] La radio fra le macerie
    [M09] Nessuno in casa
    [M10] Il capitano del porto
    [M11] Chiacchiere al forte
    [M12] Il tesoriere dei Kashan
    [M13] L’eremita della vetta
    [M14] Diritto di recupero
    [M15] Il bigliettaio
    [M16] L’ultimo bar
    [M17] Il sabotatore della fonderia
    [M18] Il giardino di pietra
    [M19] Confessione in punto di morte
    [M20] Archivio segnali
    [M21] Ordini di lancio
    [M22] Documenti cancellati
    [M23] Campione sul campo
    [M24] Prova di razza
    [M25] Soggetto di controllo
    [M26] Consegna dell’esemplare
    [M27] Nozze blu
    [M28] Nozze bianche
    [R01] Fuga al Magnopole
    [R02] Protezione Nort
    [R03] Casa sicura
    [R04] Ritorno al ponte di comando
    [R05] Il Traditore al Magnopole
    [R06] Il Traditore al comando Nort
    [R07] Sicari
    [R08] Controfigura
    [R09] Allarme
    [R10] Atmocraft
    [R11] Viaggio in navetta
    [R12] Slitta a cuscino d’aria
    [R13] Marcia forzata
    [R14] Rete di gallerie
    [R15] Nulla osta di sicurezza
    [R16] Trappola
    [R17] Tempesta di polvere
    [R18] Senza bussola
    [R19] Sfinimento
    [R20] Rinforzi
    [R21] Offensiva Nort
    [R22] Imboscata
    [R23] Fucile inceppato
    [R24] Voltagabbana
    [R25] Fuoco di copertura
    [R26] Nube chimica
    [R27] Settore tranquillo
    [R28] Lampo di biochip
    [R29] Evasione
    [R30] Sister Sledge
    [R31] Contatto ucciso
    [R32] Falso contatto
    [R33] Contatto partito
    [R34] Interrogatorio
    [R35] Doppio agente
    [R36] Guasto al sistema
    [R37] Retata della Millifuzz
    [R38] Copertura saltata
    [R39] Contatto loquace
    [K1] Quarto 1, in alto a sinistra
    [K2] Quarto 2, in alto a destra
    [K3] Quarto 3, in basso a destra
    [K4] Quarto 4, in basso a sinistra
   *[none] una carta
}
text = { $card ->
    [E04] Non ci si può arrendere a loro.
    [E05] Danno doppio. Niente granate al plasma né micromine.
    [E06] Chiama 2 rinforzi. Se lo batti, pesca 1 carta Rifornimento.
    [E07] Chiama 1 rinforzo.
    [E09] Danno doppio.
    [E10] Chiama 1 rinforzo.
    [E11] Non ci si può arrendere.
    [E13] Danno doppio. Non ci si può arrendere.
    [E14] Chiama 1 rinforzo.
    [E15] Chiama 1 rinforzo. Non ci si può arrendere.
    [E17] Non si può evitare.
    [E18] Danno doppio.
    [E19] Non ci si può arrendere.
    [E21] Danno doppio.
    [E24] Chi si arrende finisce nel Brig.
    [E25] Se lo batti, pesca 3 carte Rifornimento.
    [E30] La feriscono solo granate al plasma, lanciafiamme o micro-atomica.
    [E32] Danno doppio.
    [E33] Se vincono perdi anche un oggetto speciale a tua scelta.
    [C01] L’unico compagno che si può evitare. Elusione −2. Non va da nessuna parte.
    [C02] Va a Nu-Memphis. 1 Vita alla fine di un turno senza combattimenti.
    [C03] Va a Magnopole. Una sposa.
    [C04] Va agli Officers’ Quarters. Una sposa.
    [C05] Va a Nu-Salem.
    [C06] Va a Fort Defiance: là tornano tutte le Vite.
    [C07] Va a Shuttle Base: là 2 carte Rifornimento.
    [C08] Va a Nu-Arcady: là 4 carte Rifornimento.
    [C09] Va a Ghost Town. Elusione +2 in palude, giungla e montagna.
    [C10] Va a Sandbag Ridge. 3 dadi in più contro fortificazioni e pericoli.
    [C11] Non va da nessuna parte. Elusione +1.
    [C12] Va ai Gene Labs: là un indizio.
    [I01] Un biochip per uno spazio vuoto; altrimenti 2 carte Rifornimento.
    [I02] Tira un dado e pesca altrettante carte Rifornimento.
    [I03] Pesca 2 carte Rifornimento.
    [I04] Arma principale: 4 dadi, 8 contro corazzati, fortificazioni e aerei. Un colpo.
    [I05] Puoi entrare nel mare di scorie e fermartici. Resta.
    [I06] Elusione +3 per un tiro contro una carta Nort.
    [I07] Arma principale: 12 dadi. Un colpo.
    [I08] Elusione +1. Resta.
    [I09] 2 Vite indietro, in qualunque momento del tuo turno.
    [S09] Munizione da fucile: 6 dadi contro aerei. Un colpo.
    [S13] Elusione +2 per un tiro.
    [S15] Arma secondaria: 1 dado. Resta.
    [S16] Arma secondaria: 2 dadi contro personale. Resta.
    [S17] Arma secondaria: 4 dadi contro personale o pericoli. Un colpo.
    [S18] Scarta un nemico che si presenta, ma non fortificazioni né pericoli.
    [S19] Scarta un nemico Souther che si presenta.
    [M01] Incontra l’informatore a Nu-Arcady.
    [M02] Incontra l’informatore a Swamp Base.
    [M03] Incontra l’informatore a Glasshouse.
    [M04] Incontra l’informatore a Nort Command Post.
    [M05] Incontra l’informatore a Magnopole.
    [M06] Incontra l’informatore a Furlow.
    [M07] Incontra l’informatore a Quartz Zone.
    [M08] Incontra l’informatore a Shatter City.
    [M09] Incontra l’informatore a Ghost Town.
    [M10] Incontra l’informatore a Port Carrion.
    [M11] Incontra l’informatore a Fort Defiance.
    [M12] Incontra l’informatore a Kashan Barracks.
    [M13] Incontra l’informatore a Widow Peak.
    [M14] Incontra l’informatore a Wreckers’ Strand.
    [M15] Incontra l’informatore a Shuttle Base.
    [M16] Incontra l’informatore a Last Chance.
    [M17] Incontra l’informatore a Ostwerk.
    [M18] Incontra l’informatore a Stone Forest.
    [M19] Incontra l’informatore a Sick Bay.
    [M20] Vai al Battle Computer, con Helm.
    [M21] Vai al Battle Computer, con Helm.
    [M22] Vai al Battle Computer, con Helm.
    [M23] Genie: attacca un altro GI.
    [M24] Genie: attacca il GI con più Vite.
    [M25] Genie: vinci un rapimento contro un altro GI.
    [M26] Genie: finisci un movimento nei Gene Labs con un compagno, che resta là.
    [M27] Campane a nozze: abbi Azure come compagna.
    [M28] Campane a nozze: abbi Venus Bluegenes come compagna.
    [R01] Subito: il Traditore va a Magnopole.
    [R02] Subito: il Traditore va a Nort Command Post.
    [R03] Subito: il Traditore va a Nu-Salem.
    [R04] Subito: il Traditore va a Bridge.
    [R05] Se è a Magnopole: 4 dadi in più al Traditore, per uno scontro.
    [R06] Se è a Nort Command Post: 4 dadi in più al Traditore, per uno scontro.
    [R07] Se è in una città: 2 dadi in più al Traditore, per uno scontro.
    [R08] Su Nu-Earth: la Vita che il Traditore perderebbe in questo scontro non è persa.
    [R09] Su Milli-com: niente scontro col Traditore, e il GI finisce nel Brig.
    [R10] Su di te, su Nu-Earth: vola fino a 7 settori.
    [R11] Su di te, in una città Souther: vai a Shuttle Bay.
    [R12] Su di te, su Nu-Earth: fino a 4 settori via terra.
    [R13] Su di te: fino a 2 settori.
    [R14] Su di te: fino a 5 settori della parte da cui parti.
    [R15] Su di te, su Milli-com: in questo turno puoi entrare nella Security Zone.
    [R16] Niente movimento, niente carte Rogue nella fase d’incontro, niente fase finale.
    [R17] Su Nu-Earth: niente movimento.
    [R18] Su Nu-Earth: un dado dà la direzione del movimento.
    [R19] Il prossimo turno è perso.
    [R20] 2 carte Incontro in più.
    [R21] 3 carte in più, di cui si incontrano solo i Nort, in qualunque settore.
    [R22] In questa fase non si può evitare.
    [R23] Niente caricatori GP, Sealburster o Sammy in questa fase.
    [R24] Un compagno passa a chi gioca questa carta.
    [R25] Su di te: 4 dadi in più nella prima salva di questa fase.
    [R26] Su di te: elusione +2 in questa fase.
    [R27] Su di te: si pescano 2 carte in meno.
    [R28] Su di te: 2 dadi in più in ogni prima salva di questa fase.
    [R29] Su di te, prigioniero: evadi subito come con un 6.
    [R30] Su un GI con Sister Sledge: lei se ne va, con 1 Vita, le granate al plasma e le micromine.
    [R31] Contatto in un settore del fronte o neutrale: la missione fallisce.
    [R32] Contatto in una città: la missione fallisce.
    [R33] Contatto su Nu-Earth fuori città: per ora non riesce.
    [R34] Qualunque missione: riesce nel prossimo turno, che è perso.
    [R35] Contatto in un settore Nort o del fronte: non riesce, e il GI finisce a Glasshouse.
    [R36] Missione al Battle Computer: per ora non riesce.
    [R37] Missione su Milli-com: non riesce, e il GI finisce nel Brig.
    [R38] Contatto in un settore Souther: riesce, ma niente indizio.
    [R39] Su di te, contatto: 2 indizi invece di 1.
   *[none] {""}
}
weapon = { $weapon ->
    [gp] caricatori GP
    [plasma] granate al plasma
    [seal] Sealburster
    [mine] micromine
    [I04] Lazooka
    [I07] micro-atomica
    [S09] Sammy
    [S15] pistola laser
    [S16] coltello da combattimento
    [S17] lanciafiamme
   *[none] niente
}
beside = { $beside ->
    [S15] {" "}e pistola laser
    [S16] {" "}e coltello
    [S17] {" "}e lanciafiamme
   *[none] {""}
}
salvo = { $n ->
    [0] nessuna arma principale{ beside }
   *[other] { $n } × { weapon }{ beside }
}
card-hidden = una carta coperta
sector-name = { $name }
figure = { ME($seat) ->
    [yes] il tuo GI
   *[no] il GI di { NAME($seat) }
}
slot-gunnar = Gunnar: i dadi del fucile valgono 2 in più
slot-helm = Helm: doppio contro i corazzati; apre la Security Zone
slot-bagman = Bagman: una seconda salva

## Icons

icon-gi = un fante genetico
icon-biochip = il biochip di un GI morto
icon-traitor = il Traditore
icon-face = il volto intero del Traditore
icon-card = una carta
icon-enemy = un nemico
icon-companion = un compagno
icon-item = un oggetto speciale
icon-standard = dotazione
icon-contact = una missione di contatto
icon-computer = una missione al Battle Computer
icon-genie = una missione Genie
icon-wedding = una missione Campane a nozze
icon-rogue = una carta Rogue
icon-clue = un indizio
icon-gunnar = Gunnar
icon-helm = Helm
icon-bagman = Bagman
icon-turn = di turno
icon-prisoner = prigioniero
icon-dead = morto
icon-lost = perde un turno
icon-full = ha il volto intero
glyph-gi = ♟
glyph-biochip = ▣
glyph-traitor = ☠
glyph-card = ▯
glyph-enemy = ✹
glyph-companion = ☺
glyph-item = ✚
glyph-turn = ▶
glyph-prisoner = ▦
glyph-dead = ✝
glyph-face = ◉
glyph-lost = ⧗

## The table

board-nu-earth = Nu-Earth
board-milli-com = Milli-com
deck-encounter = Incontri
deck-supply = Rifornimenti
deck-mission = Missioni
deck-rogue = Rogue
deck-clue = Indizi
deck-traitor = Traditore
deck-end = Carte finali
zone-pile = La pila
zone-sheet = { ME($seat) ->
    [yes] la tua scheda
   *[no] la scheda di { NAME($seat) }
}
zone-hand = { ME($seat) ->
    [yes] la tua mano
   *[no] la mano di { NAME($seat) }
}
track-lives = Vite
track-gp = Caricatori GP
track-plasma = Granate al plasma
track-seal = Sealburster
track-mine = Micromine
track-traitor = Vite del Traditore
track-round = Giro
track-time = Carte Rogue rimaste
layer-duty = dove { NAME($seat) } deve recuperare un biochip
layer-mission = la tua missione
layer-reach = dove { NAME($seat) } può andare con un movimento, con il numero d’incontro
layer-refuges = dove le carte possono mandarlo
dice-pool = { $what ->
    [salvo] Salva
    [support] Appoggio
    [enemy] Nemico
    [traitor] Traditore
    [hands] A mani nude
    [evade-roll] Elusione
    [escape-roll] Evasione
    [supply-roll] Rifornimenti
   *[other] Tiro
}: { $sum } = { $total }
odds-win = vince
odds-lose = perde
odds-evade = sfugge
odds-escape = evade
step-rogue = Rogue
step-movement = Movimento
step-encounter = Incontro
step-end = Fine
title-setup = Preparazione
title-end = Fine
title-turn = Giro { $round }: { ME($seat) ->
    [yes] tocca a te
   *[no] tocca a { NAME($seat) }
}
wait-chance = I dadi rotolano, le carte si danno.
wait-seat = { NAME($seat) } sta pensando.
prompt-over = La partita è finita.

## Notes

note-mission = La tua missione: { card }. { text }
note-other-mission = { NAME($seat) } ha la missione { card }.
note-team = { NAME($seat) } porta il tuo biochip: vedi ciò che vede { NAME($seat) }.
note-traitor = Il Traditore è a { $sector } con { $lives } Vite.
note-totals = Potenza di fuoco finora: { $mine } contro { $theirs }.
note-offer = L’offerta: { NAME($seat) } dà a { NAME($other) } { $n } × { goods }.
note-trace-one = { NAME($seat) } ha la carta { card }.
note-trace-two = { NAME($seat) } o { NAME($other) } ha la carta { card }.
note-trace-many = Uno degli altri ha la carta { card }.
note-rescue = { NAME($seat) } deve recuperare il biochip di { NAME($dead) } a { $sector }.

## Results

result-traitor = { ME($seat) ->
    [yes] Togli al Traditore l’ultima Vita: hai vinto!
   *[no] { NAME($seat) } toglie al Traditore l’ultima Vita e vince.
}
result-second = { ME($seat) ->
    [yes] Ricevi un corpo nuovo e il secondo posto.
   *[no] { NAME($seat) } riceve un corpo nuovo e il secondo posto.
}
result-dead = Tutti i GI sono morti. Il Traditore la fa franca, nessuno vince.
result-rounds = Il tempo è scaduto. Il Traditore la fa franca, nessuno vince.
result-deck = Non ci sono più carte Rogue: il Traditore è scappato, hai perso.

## Questions

prompt-place-chips = In quali spazi metti i biochip?
prompt-keep-mission = Tieni la missione { card }?
prompt-rogue-window = Carte Rogue, fase { $phase ->
    [movement] di movimento
    [encounter] d’incontro
   *[other] finale
} { ME($seat) ->
    [yes] del tuo turno
   *[no] del turno di { NAME($seat) }
}: ne giochi una, o passi?
prompt-escape = Sei prigioniero. Tenti di evadere?
prompt-leave-glasshouse = Un 5: evadi con 2 carte Rifornimento?
prompt-lifepods = Prendi una capsula per Nu-Earth?
prompt-move-on = Dove vai?
prompt-shuttle = La navetta è pronta.
prompt-deliver = Quale compagno consegni?
prompt-offer-chip = Prendi il biochip di { NAME($dead) }?
prompt-seat-chips = Quale spazio prende il biochip?
prompt-fill-slots = Quale spazio vuoto prende un biochip del GI morto?
prompt-offer-companion = Porti con te { card }?
prompt-team-missions = Tieni tutte le missioni della squadra?
prompt-too-many-items = Al massimo sei oggetti speciali: quale va via?
prompt-meet-or-save = Qui ci sono un altro GI e il Traditore: chi dei due?
prompt-steal-companion = Quale compagno passa a te?
prompt-lay-pile = In che ordine metti le carte?
prompt-meet-enemy = { card } ti sbarra la strada.
prompt-meet-reporter = { card } vuole venire con te.
prompt-new-chip = Quale spazio prende il biochip?
prompt-lose-items = Quale oggetto speciale perdi?
prompt-second-salvo = Tutti e due hanno tirato. Una seconda salva?
prompt-choose-option = Incontri un altro GI. Che fai?
prompt-evade-attack = { NAME($other) } ti attacca. Tenti di sfuggire?
prompt-volley = Dichiara la tua salva.
prompt-answer-volley = Dichiara la tua salva.
prompt-take-companion = Quale compagno prendi?
prompt-swap-companions = Dai un compagno in cambio?
prompt-swap-missions = { NAME($other) } scambia le missioni con te: quale dai?
prompt-propose-clues = { NAME($other) } propone di scambiare un indizio. Accetti?
prompt-swap-clues = Quale indizio dai?
prompt-trade = Fai la tua offerta.
prompt-trade-offer = { NAME($other) } propone uno scambio. Accetti?
prompt-confront = Il Traditore ti sta davanti.
prompt-offer-supply = Peschi qui carte Rifornimento?
prompt-search = Cerchi nel mazzo degli indizi?
prompt-take-clue = Quale indizio prendi?
prompt-tidy-rogue = Scarta le carte Rogue che non vuoi.
prompt-clue-limit = Al massimo quattro indizi: quale va via?
prompt-keep-card = Tieni { card }?
prompt-solo-movement-card = Giochi una carta Movimento?
prompt-solo-encounter-card = Giochi una carta Incontro?
prompt-try-mission = Sei a destinazione. Tenti di compiere la missione?

## Moves

goods = { $weapon ->
    [gp] caricatori GP
    [plasma] granate al plasma
    [seal] Sealburster
    [mine] micromine
   *[other] { $weapon }
}
move-pass = Passa
move-yes = Sì
move-no = No
move-play-card = Gioca { card }
move-drop-card = Scarta { card }
move-use-card = Usa { card }
move-evade-card = Tenta di sfuggire con { card }
move-give-card = Dai { card }
move-take-card = Prendi { card }
move-go = Vai a { $sector } ({ $number })
move-stay = Resta
move-pod = Lanciati, dove dice il segnalino
move-pod-to = Lanciati nella zona { $zone }, { $sector }
move-shuttle = Prendi la navetta per { $sector }
move-evade = Tenta di sfuggire
move-surrender = Arrenditi
move-meet = Incontra il GI
move-save = Aspetta il Traditore
move-take = Portalo con te
move-fire = Spara: { salvo }
move-hold = Non sparare
move-lay = Metti { $cards }
move-attack = Attacca { NAME($other) }
move-kidnap = Rapisci un compagno di { NAME($other) }
move-hand = Consegna { card } a { NAME($other) }
move-missions = Scambia { card } con una missione di { NAME($other) }
move-clues = Proponi a { NAME($other) } di scambiare un indizio
move-trade = Commercia con { NAME($other) }
move-talk = Parla con { NAME($other) }
move-stand = Resta e combatti
move-trade-give = Dai { $n } × { goods }
move-trade-want = Chiedi { $n } × { goods }
move-offer = Fai questa offerta
move-confront = Affronta il Traditore a mani nude
move-done = Fatto
move-chips = { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}
move-slot = { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}

## What happens

event-reshuffled = Un mazzo è finito: si rimescolano gli scarti.
event-owner = { ME($seat) ->
    [yes] Cominci tu.
   *[no] { NAME($seat) } comincia.
}
event-chips = { ME($seat) ->
    [yes] Ricevi { $n ->
    [one] un biochip
   *[other] { $n } biochip
}.
   *[no] { NAME($seat) } riceve { $n ->
    [one] un biochip
   *[other] { $n } biochip
}.
}
event-chips-placed = { ME($seat) ->
    [yes] Riempi
   *[no] { NAME($seat) } riempie
}: { $gunnar ->
    [true] Gunnar{" "}
   *[false] {""}
}{ $helm ->
    [true] Helm{" "}
   *[false] {""}
}{ $bagman ->
    [true] Bagman
   *[false] {""}
}
event-chip = { ME($seat) ->
    [yes] Un biochip va nel tuo spazio.
   *[no] { NAME($seat) } mette un biochip in uno spazio.
}{ $slot ->
    [0] {" "}(Gunnar)
    [1] {" "}(Helm)
   *[2] {" "}(Bagman)
}
event-supply-roll = { ME($seat) ->
    [yes] Tiri { $total } per i rifornimenti.
   *[no] { NAME($seat) } tira { $total } per i rifornimenti.
}
event-supply = { ME($seat) ->
    [yes] Peschi { card }.
   *[no] { NAME($seat) } pesca { card }.
}
event-drops = { ME($seat) ->
    [yes] Scarti { card }.
   *[no] { NAME($seat) } scarta { card }.
}
event-heals = { ME($seat) ->
    [yes] Torni a { $lives } Vite.
   *[no] { NAME($seat) } torna a { $lives } Vite.
}
event-gets-clue = { ME($seat) ->
    [yes] Ricevi un indizio.
   *[no] { NAME($seat) } riceve un indizio.
}
event-clue = L’indizio è il quarto { $quarter }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-unmasks = { ME($seat) ->
    [yes] Hai tutti e quattro i quarti: il Traditore è smascherato!
   *[no] { NAME($seat) } ha tutti e quattro i quarti: il Traditore è smascherato!
}
event-traitor-appears = Il Traditore è a { $sector }.
event-completes = { ME($seat) ->
    [yes] Compi la missione { card }.
   *[no] { NAME($seat) } compie la missione { card }.
}
event-impossible = { ME($seat) ->
    [yes] La missione { card } per te è impossibile: si sostituisce.
   *[no] { NAME($seat) } non può compiere la missione { card }: si sostituisce.
}
event-gets-mission = { ME($seat) ->
    [yes] Peschi una missione.
   *[no] { NAME($seat) } pesca una missione.
}
event-mission = La missione è { card }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-refuses = { ME($seat) ->
    [yes] Rinunci alla missione { card }.
   *[no] { NAME($seat) } rinuncia alla missione { card }.
}
event-bride-placed = { card } aspetta a { $sector }.
event-imprisoned = { ME($seat) ->
    [yes] Sei prigioniero a { $sector }.
   *[no] { NAME($seat) } è prigioniero a { $sector }.
}
event-plays = { ME($seat) ->
    [yes] Giochi { card }.
   *[no] { NAME($seat) } gioca { card }.
}
event-takes-effect = { card } ha effetto.
event-traitor-moves = Il Traditore va a { $sector }.
event-loses-turn = { ME($seat) ->
    [yes] Perderai un turno.
   *[no] { NAME($seat) } perderà un turno.
}
event-escape-roll = { ME($seat) ->
    [yes] Tiri { $total } per evadere.
   *[no] { NAME($seat) } tira { $total } per evadere.
}
event-escapes = { ME($seat) ->
    [yes] Evadi da { $sector }.
   *[no] { NAME($seat) } evade da { $sector }.
}
event-moves = { ME($seat) ->
    [yes] Sei a { $sector }.
   *[no] { NAME($seat) } è a { $sector }.
}
event-stays = { ME($seat) ->
    [yes] Resti.
   *[no] { NAME($seat) } resta.
}
event-companion-leaves = { ME($seat) ->
    [yes] { card } ti lascia.
   *[no] { NAME($seat) } è lasciato da { card }.
}
event-companion-dies = { ME($seat) ->
    [yes] { card } muore al posto tuo.
   *[no] { NAME($seat) } salva una Vita: muore { card }.
}
event-companion-goes = { card } passa da { NAME($seat) } a { NAME($other) }.
event-joins = { ME($seat) ->
    [yes] { card } si unisce a te.
   *[no] { NAME($seat) } è raggiunto da { card }.
}
event-finds = { ME($seat) ->
    [yes] Trovi { card }.
   *[no] { NAME($seat) } trova { card }.
}
event-meets = { ME($seat) ->
    [yes] Incontri { card }.
   *[no] { NAME($seat) } incontra { card }.
}
event-meets-gi = { ME($seat) ->
    [yes] Incontri il GI.
   *[no] { NAME($seat) } incontra il GI.
}
event-saves = { ME($seat) ->
    [yes] Aspetti il Traditore.
   *[no] { NAME($seat) } aspetta il Traditore.
}
event-draws-encounters = { $n ->
    [one] Si pesca una carta Incontro.
   *[other] Si pescano { $n } carte Incontro.
}{ $seat ->
    [-1] {""}
   *[other] {" "}({ NAME($seat) })
}
event-reinforcements = { $n ->
    [one] Arriva un rinforzo.
   *[other] Arrivano { $n } rinforzi.
}{ $seat ->
    [-1] {""}
   *[other] {" "}({ NAME($seat) })
}
event-encounter-drawn = Peschi { card }, non vista dagli altri.
event-cannot-be-here = { card } non può stare a { $sector } e si scarta.
event-slips-away = { card } va perso con la carta evitata.
event-shaken-off = { ME($seat) ->
    [yes] Ti liberi di { card }.
   *[no] { NAME($seat) } si libera di { card }.
}
event-evades = { ME($seat) ->
    [yes] Sfuggi a { card } con { $score }.
   *[no] { NAME($seat) } sfugge a { card } con { $score }.
}
event-fails-to-evade = { ME($seat) ->
    [yes] Non sfuggi a { card }: solo { $score }.
   *[no] { NAME($seat) } non sfugge a { card }: solo { $score }.
}
event-evades-gi = { ME($seat) ->
    [yes] Sfuggi con { $score }.
   *[no] { NAME($seat) } sfugge con { $score }.
}
event-fails-to-evade-gi = { ME($seat) ->
    [yes] Non sfuggi: solo { $score }.
   *[no] { NAME($seat) } non sfugge: solo { $score }.
}
event-surrenders = { ME($seat) ->
    [yes] Ti arrendi a { card }.
   *[no] { NAME($seat) } si arrende a { card }.
}
event-fires = { ME($seat) ->
    [yes] Spari: { salvo }.
   *[no] { NAME($seat) } spara: { salvo }.
}
event-wins = { ME($seat) ->
    [yes] Batti { card }, { $mine } a { $theirs }.
   *[no] { NAME($seat) } batte { card }, { $mine } a { $theirs }.
}
event-loses = { ME($seat) ->
    [yes] { card } ti batte, { $theirs } a { $mine }.
   *[no] { NAME($seat) } è battuto da { card }, { $theirs } a { $mine }.
}
event-loses-life = { ME($seat) ->
    [yes] Perdi una Vita; ne restano { $lives }.
   *[no] { NAME($seat) } perde una Vita; ne restano { $lives }.
}
event-dies = { ME($seat) ->
    [yes] Il tuo GI muore a { $sector }.
   *[no] { NAME($seat) } perde il GI, che muore a { $sector }.
}
event-all-dead = Nessun GI è più vivo.
event-must-rescue = { NAME($seat) } deve recuperare il biochip di { NAME($dead) } a { $sector }.
event-takes-chip = { NAME($seat) } prende il biochip di { NAME($dead) }: sono una squadra.
event-time-lost = { $n } carte Rogue si girano e sono perse.
event-option-attack = { NAME($seat) } attacca { NAME($other) }.
event-option-kidnap = { NAME($seat) } tenta di rapire un compagno di { NAME($other) }.
event-option-hand = { NAME($seat) } consegna un compagno a { NAME($other) }.
event-option-missions = { NAME($seat) } vuole scambiare le missioni con { NAME($other) }.
event-option-clues = { NAME($seat) } propone a { NAME($other) } di scambiare un indizio.
event-option-trade = { NAME($seat) } vuole commerciare con { NAME($other) }.
event-option-talk = { NAME($seat) } parla con { NAME($other) }.
event-gis-fought = { NAME($seat) } { $mine }, { NAME($other) } { $theirs }.
event-kidnap-fought = { NAME($seat) } { $mine }, { NAME($other) } { $theirs }.
event-missions-stay = { NAME($seat) } e { NAME($other) }: le missioni non si possono scambiare.
event-missions-swapped = { NAME($seat) } e { NAME($other) } hanno scambiato le missioni ({ $given } per { $got }).
event-clues-agreed = { NAME($other) } accetta di scambiare un indizio con { NAME($seat) }.
event-clues-declined = { NAME($other) } non vuole scambiare indizi con { NAME($seat) }.
event-clues-stay = { NAME($seat) } e { NAME($other) }: non c’è un indizio da scambiare.
event-clues-swapped = { NAME($seat) } e { NAME($other) } hanno scambiato indizi ({ $given } per { $got }).
event-trade-done = { NAME($other) } accetta lo scambio con { NAME($seat) }.
event-trade-declined = { NAME($other) } rifiuta lo scambio con { NAME($seat) }.
event-declares = { ME($seat) ->
    [yes] Dichiari la missione { card }.
   *[no] { NAME($seat) } dichiara la missione { card }.
}
event-mission-fails = { ME($seat) ->
    [yes] La tua missione { card } fallisce.
   *[no] { NAME($seat) } fallisce la missione { card }.
}
event-mission-blocked = { ME($seat) ->
    [yes] La tua missione { card } per ora non riesce.
   *[no] { NAME($seat) } per ora non compie la missione { card }.
}
event-mission-delayed = { ME($seat) ->
    [yes] Compirai la missione { card } nel tuo prossimo turno, che è perso.
   *[no] { NAME($seat) } compirà la missione { card } in un turno perso.
}
event-confronts = { ME($seat) ->
    [yes] Affronti il Traditore.
   *[no] { NAME($seat) } affronta il Traditore.
}
event-traitor-fought = { NAME($seat) } { $mine }, il Traditore { $theirs }.
event-body-double = Era solo una controfigura: il Traditore non perde Vite.
event-traitor-loses-life = Il Traditore perde una Vita; ne restano { $lives }.
event-traitor-dies = { ME($seat) ->
    [yes] Hai ucciso il Traditore.
   *[no] { NAME($seat) } ha ucciso il Traditore.
}
event-searches = { ME($seat) ->
    [yes] Cerchi nel mazzo degli indizi.
   *[no] { NAME($seat) } cerca nel mazzo degli indizi.
}
event-rogue-drawn = Peschi la carta Rogue { card }.{ ME($seat) ->
    [yes] {""}
   *[no] {" "}({ NAME($seat) })
}
event-turn = Giro { $round }. { ME($seat) ->
    [yes] Tocca a te.
   *[no] { NAME($seat) } ha il turno.
}
event-skips = { ME($seat) ->
    [yes] Salti questo turno.
   *[no] { NAME($seat) } salta questo turno.
}
event-rounds-over = L’ultimo giro è finito.
event-time-is-up = Non ci sono più carte Rogue.
event-turns-up = Si gira { card }.

## Why not

refusal-game-over = La partita è finita.
refusal-no-such-move = Non esiste la mossa «{ $verb }».
refusal-no-such-choice = «{ $move }» non è fra le scelte.
refusal-you-are-dead = Il tuo GI è morto: decide chi porta il tuo biochip.
refusal-nothing-to-pass = Ora non c’è niente su cui passare.
refusal-no-window = Le carte Rogue si giocano all’inizio di una fase, quando ti si chiede.
refusal-nothing-asked = Ora nessuno te lo chiede.
refusal-nothing-to-drop = Ora non c’è niente da scartare.
refusal-not-moving = Ti muovi solo nella tua fase di movimento.
refusal-no-use-now = Questo oggetto ora non si può usare.
refusal-no-shuttle = La navetta parte solo da Shuttle Base e Shuttle Bay, alla fine del movimento, una volta per turno.
refusal-chips-stay = Un biochip messo in uno spazio ci resta.
refusal-nothing-to-evade = Ora non c’è niente da evitare.
refusal-nobody-to-surrender-to = Non c’è nessuno a cui arrendersi.
refusal-no-choice-of-foe = Si sceglie entrando in un settore con un GI e il Traditore.
refusal-nothing-to-take = Ora non c’è niente da prendere.
refusal-no-fight = Ora non si combatte.
refusal-no-second-salvo = La seconda salva si spara dopo i due tiri, con Bagman.
refusal-only-left-lays = Solo il giocatore di sinistra prepara la pila.
refusal-no-gi-met = Non sei appena entrato in un settore con un altro GI.
refusal-not-attacked = Nessuno ti attacca.
refusal-nothing-to-give = Ora non c’è niente da dare o da chiedere.
refusal-no-traitor-here = Il Traditore non è nel tuo settore.
refusal-played-already = Hai già giocato la tua carta in questa finestra.
refusal-not-your-turn-in-window = Si va in senso orario dalla sinistra di chi è di turno: aspetta il tuo posto.
refusal-turn-lost = Salti questo turno: puoi solo giocare carte Rogue sugli altri.
refusal-not-your-turn = Non è il tuo turno.
refusal-not-in-hand = Non hai in mano { card }.
refusal-wrong-phase = { card } si gioca nella fase { $phase }.
refusal-only-on-yourself = { card } può giocarla solo chi è di turno, su se stesso.
refusal-not-on-milli-com = { card } non si può giocare su un GI su Milli-com.
refusal-not-between-gis = { card } non si può giocare su un GI che ne incontra un altro.
refusal-number-zero = { card } non si può giocare in un settore con numero zero.
refusal-only-traitor-cards = Davanti al Traditore si giocano solo carte che lo nominano, non { card }.
refusal-no-traitor-yet = Il Traditore non è ancora smascherato: { card } non ha su chi agire.
refusal-traitor-elsewhere = { card } vuole il Traditore altrove, o qualcuno che stia per affrontarlo.
refusal-traitor-there-already = Il Traditore è già lì: { card } non farebbe niente.
refusal-trapped = Sei nella trappola: niente { card } ora.
refusal-condition-fails = Ciò che chiede { card } non si dà.
refusal-you-are-there = Sei già a { $sector }; scegli di restare.
refusal-other-map = { $sector } è sull’altra mappa.
refusal-scum-sea = { $sector } è mare di scorie: senza kit di sopravvivenza non si entra.
refusal-security-zone = { $sector } è chiusa senza Helm o un nulla osta.
refusal-rescue-first = Devi andare dritto a { $sector }, dove c’è un biochip.
refusal-too-far = { $sector } è troppo lontano: hai { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
refusal-leave-the-sea = Senza kit di sopravvivenza non puoi restare in mare.
refusal-evaded-once = Hai già tentato di sfuggire: ora combatti o arrenditi.
refusal-glass-zone = In una zona di vetro non ci si può nascondere.
refusal-evade-forbidden = Una carta vieta di sfuggire.
refusal-not-from-traitor = Lo scontro col Traditore lo scegli tu: passa se non lo vuoi.
refusal-evade-only-attack = Si può sfuggire solo a un attacco.
refusal-takes-no-prisoners = { card } non fa prigionieri.
refusal-surrender-only-norts = Non ci si arrende a { card }: solo ai Nort e alla Millifuzz.
refusal-not-to-traitor = Al Traditore non ci si arrende.
refusal-not-to-gi = A un altro GI non ci si arrende.
refusal-bare-hands = Su Milli-com si combatte a mani nude.
refusal-not-so-many = Hai solo { $have } × { weapon }.
refusal-not-at-airborne = Le granate al plasma non arrivano a ciò che vola.
refusal-only-sealed = I Sealburster servono solo contro bersagli sigillati.
refusal-only-personnel = Le micromine servono solo contro il personale.
refusal-one-secondary = Una sola arma secondaria per salva.
refusal-weapon-forbidden = Una carta vieta { weapon } qui.
refusal-no-such-weapon = Non porti { weapon }.
refusal-no-full-set = Senza i quattro quarti non sai chi è il Traditore.
refusal-not-here = { NAME($other) } non è qui.
refusal-is-prisoner = { NAME($other) } è prigioniero e non partecipa.
refusal-no-companion-there = { NAME($other) } non ha compagni da rapire.
refusal-cannot-swap-mission = Le missioni Genie e Campane a nozze non si scambiano, e ce ne vuole una per parte.
refusal-no-clues-to-swap = Tutti e due dovete avere un indizio.
refusal-keep-mission = Una missione Genie o Campane a nozze pescata durante la partita si deve tenere.
refusal-three-different = Il Battle Computer si interroga con tre indizi diversi.

## Nei rapporti del laboratorio
end-traitor = il Traditore è morto
end-dead = tutti i GI sono morti
end-rounds = il Traditore è fuggito
end-deck = il mazzo è finito
