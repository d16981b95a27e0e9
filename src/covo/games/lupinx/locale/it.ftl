### Lupin the 3rd, Expansion 1, italiano. Il resto è come nel gioco base.

## Parts of sentences: those of the base game, and what the expansion adds

figure = { $code ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] l’agente 1
    [6] l’agente 2
    [7] l’agente 3
    [8] l’agente 4
    [9] l’agente 5
    [10] l’agente 6
    [11] l’agente 7
    [12] l’agente 8
    [13] l’agente 9
    [14] l’agente 10
    [15] l’auto della polizia 1
    [16] l’auto della polizia 2
    [17] l’elicottero
    [18] l’Alfa Romeo
    [19] la moto di Fujiko
    [20] la seconda moto
    [21] la Fiat 500 gialla
    [22] la barca
    [23] la Jeep
    [24] l’autobotte
    [25] la barca a remi
   *[other] una guardia
}
by = { $by ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] l’agente 1
    [6] l’agente 2
    [7] l’agente 3
    [8] l’agente 4
    [9] l’agente 5
    [10] l’agente 6
    [11] l’agente 7
    [12] l’agente 8
    [13] l’agente 9
    [14] l’agente 10
    [15] l’auto della polizia 1
    [16] l’auto della polizia 2
    [17] l’elicottero
    [18] l’Alfa Romeo
    [19] la moto di Fujiko
    [20] la seconda moto
    [21] la Fiat 500 gialla
    [22] la barca
    [23] la Jeep
    [24] l’autobotte
    [25] la barca a remi
   *[other] una guardia
}
target = { $target ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] l’agente 1
    [6] l’agente 2
    [7] l’agente 3
    [8] l’agente 4
    [9] l’agente 5
    [10] l’agente 6
    [11] l’agente 7
    [12] l’agente 8
    [13] l’agente 9
    [14] l’agente 10
    [15] l’auto della polizia 1
    [16] l’auto della polizia 2
    [17] l’elicottero
    [18] l’Alfa Romeo
    [19] la moto di Fujiko
    [20] la seconda moto
    [21] la Fiat 500 gialla
    [22] la barca
    [23] la Jeep
    [24] l’autobotte
    [25] la barca a remi
   *[other] una guardia
}
piece = { $piece ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] l’agente 1
    [6] l’agente 2
    [7] l’agente 3
    [8] l’agente 4
    [9] l’agente 5
    [10] l’agente 6
    [11] l’agente 7
    [12] l’agente 8
    [13] l’agente 9
    [14] l’agente 10
    [15] l’auto della polizia 1
    [16] l’auto della polizia 2
    [17] l’elicottero
    [18] l’Alfa Romeo
    [19] la moto di Fujiko
    [20] la seconda moto
    [21] la Fiat 500 gialla
    [22] la barca
    [23] la Jeep
    [24] l’autobotte
    [25] la barca a remi
   *[other] una guardia
}
walker = { $figure ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
    [3] Fujiko
    [4] Zenigata
    [5] l’agente 1
    [6] l’agente 2
    [7] l’agente 3
    [8] l’agente 4
    [9] l’agente 5
    [10] l’agente 6
    [11] l’agente 7
    [12] l’agente 8
    [13] l’agente 9
    [14] l’agente 10
    [15] l’auto della polizia 1
    [16] l’auto della polizia 2
    [17] l’elicottero
    [18] l’Alfa Romeo
    [19] la moto di Fujiko
    [20] la seconda moto
    [21] la Fiat 500 gialla
    [22] la barca
    [23] la Jeep
    [24] l’autobotte
    [25] la barca a remi
   *[other] una guardia
}
veh = { $vehicle ->
    [0] l’elicottero
    [1] l’Alfa Romeo
    [2] la moto di Fujiko
    [3] la seconda moto
    [4] la Fiat 500 gialla
    [5] la barca
    [6] la Jeep
    [7] l’autobotte
   *[other] la barca a remi
}
thing = { $thing ->
    [glider] deltaplano
    [rucksack] zaino
    [radio] radio portatile
    [grenade] bomba a mano
    [kit] kit medico
    [knife] coltello
    [shovel] badile
    [balloon] pallone falso obiettivo
    [rifle] fucile
    [heli] elicottero
    [alfa] Alfa Romeo 2300
    [bike1] moto sportiva (di Fujiko)
    [bike2] moto sportiva
    [fiat] Fiat 500 gialla
    [boat] barca
    [wetsuit] muta da sub
    [jeep] Jeep
    [lorry] autobotte aspiratutto
    [rowboat] barca a remi
   *[other] tessera tesoro { $thing }
}
card = { $card ->
    [aim] Mira infallibile!
    [hat] Mi si è mosso il cappello!
    [cover] Vai Lupin ti copro io!
    [bullets] Dannazione ho finito i proiettili!
    [cigarette] Mi accendo una sigaretta…
    [whisky] Forse ho bevuto troppo!
    [double] Doppio centro!
    [magnum] Doppia Magnum
    [mask] Travestimento perfetto
    [dear] Oh mio caro Lupin…
    [forgive] Perdonami Lupin…
    [getaway] Fuga in moto
    [stiletto] Coltello nascosto!
    [charm] Infiltrata molto speciale
    [zantetsu] L’invincibile zantetsu!
    [nobody] Nessuno resta indietro!
    [withjigen] In coppia con Jigen
    [withlupin] In coppia con Lupin
    [blade] La lama della giustizia!
    [leap] Balzo incredibile
    [wind] Come il vento che soffia
    [pray] È ora di pregare
    [think] Lasciatemi pensare!
    [p38] La mia fidata P38!
    [adored] Mia adorata Fujiko…
    [disguise] Travestimento perfetto
    [darling] Eccomi da te tesoro!!!
    [pedal] A tavoletta!
    [flat] Per dindirindina!!!
    [plan] Un piano perfetto!
    [cuffs] Paparino Zazà?
    [forget] Lupin, lascia perdere quella donna!
    [hole] Che diavolo! Ho un buco nello zaino!!!
    [loyalty] Dimostraci la tua lealtà Fujiko!
    [shrug] I proiettili non possono nulla
    [scorn] Il tesoro non mi interessa
    [redeem] Voglio riscattarmi con la giustizia!
    [gun] Pistola nascosta!
    [magic] Lupin fa la “magata”
    [marvel] Colpo in canna da fenomeno
    [slash] Colpo di zantetsu da fenomeno
    [love] Lupin ti amo
    [lights] Non mi scapperete!!!
   *[other] ?
}
card-text = { $card ->
    [aim] Un colpo va a segno senza dadi.
    [hat] Il prossimo colpo di pistola vale 3 invece di 6.
    [cover] Lupin non può essere attaccato fino alla fine della prossima fase della polizia.
    [bullets] Nel turno dopo uno sparo non puoi sparare.
    [cigarette] La prossima volta che vuoi sparare, fumi.
    [whisky] Il prossimo colpo di pistola vale 2 invece di 6.
    [double] Due nemici in vista sono colpiti senza dadi.
    [magnum] D’ora in poi due colpi di pistola per turno.
    [mask] Diventi un agente a non più di 5 caselle.
    [dear] Nella pianificazione: dispositivi a scelta. Poi: Lupin ti consegna il bottino e muovi per prima.
    [forgive] Devi fuggire col bottino da sola. Hai 600 dollari tuoi.
    [getaway] Con la moto su qualunque casella di strada.
    [stiletto] Un coltello lanciato colpisce sicuro; non nel corpo a corpo.
    [charm] Per attaccarti gli agenti devono fare 1.
    [zantetsu] Un attacco corpo a corpo riesce senza dadi.
    [nobody] Puoi liberare chiunque sia trattenuto, e non puoi andartene prima.
    [withjigen] Due attacchi per turno se Jigen è entro 4 caselle e siete visibili.
    [withlupin] Due attacchi per turno se Lupin è entro 4 caselle e siete visibili.
    [blade] Il tuo coltello colpisce sicuro; scarti entrambi.
    [leap] Da terra su un tetto, o da tetto a tetto.
    [wind] Ti muovi non visto, ovunque arrivi.
    [pray] Prossima attivazione: niente movimento né attacchi.
    [think] Prossima attivazione: niente movimento né spari.
    [p38] Un colpo va a segno senza dadi.
    [adored] Metà movimento, niente spari, visibile per un turno.
    [disguise] Diventi un agente a non più di 8 caselle di cammino.
    [darling] Con Fujiko entro 5 caselle vi muovete entrambi del doppio.
    [pedal] Con un’auto su qualunque casella di strada.
    [flat] Alla guida di un’auto perdi un turno.
    [plan] Tra le prime carte: 100 dollari in più per la banda.
    [cuffs] Da arrestato: sei di nuovo libero, senza ferite.
    [forget] Annulla Mia adorata Fujiko…; si può dare a Lupin.
    [hole] Perdi il dispositivo più caro dello zaino.
    [loyalty] Guardi a caso una carta della mano di Fujiko.
    [shrug] Annulla una ferita da arma da fuoco di questo turno.
    [scorn] Lasci il tesoro e non lo prendi mai più.
    [redeem] Stai con Zenigata, in segreto.
    [gun] Un colpo di pistola in più in questo turno.
    [magic] Guardi le prime 5 carte del mazzo e ne tieni una.
    [marvel] Un colpo sicuro a ogni distanza, se non coperto; da lì sei visibile.
    [slash] Un colpo sicuro: un nemico, un’auto o due ferite a Zenigata; da lì sei visibile.
    [love] Una casella in più per turno; Lupin viene da te, guarito; da lì sei visibile.
    [lights] Per due turni tutta la banda è in vista.
   *[other] ?
}

## Cagliostro and Stonehenge

token = { $token ->
    [bust] un busto
    [owl] la civetta
    [lance] la lancia
    [trident] il tridente
    [alpha] la botola α
   *[beta] la botola β
}
pool = { $zone ->
    [red] le terme
    [yellow] la piscina
   *[blue] lo specchio di Nettuno
}

## Names of what is drawn

icon-jeep = Jeep
icon-lorry = autobotte
icon-rowboat = barca a remi
icon-wetsuit = muta da sub
icon-question = tassello scoperta
icon-bust = busto di imperatore
icon-owl = civetta: tempio di Minerva
icon-lance = lancia: tempio di Marte
icon-trident = tridente: tempio di Nettuno
icon-alpha = botola α: tempio di Apollo
icon-beta = botola β: tempio di Giano
icon-wheel = ruota manuale
icon-loot = il tesoro, a terra
icon-down = aspetta Lupin
icon-carrier = ha il tesoro

## game

game-blurb = Due colpi nuovi: l’oro romano sotto il castello di Cagliostro, con Fujiko che gioca per sé, ed Excalibur sotto le pietre di Stonehenge. La banda arriva non vista, Zenigata aspetta.

## option

option-mission-cagliostro = Ritorno a Cagliostro (18 turni)
option-mission-stonehenge = La lama di Stonehenge (11 turni)
option-level-novice = Novizio: la banda è sempre in vista
option-level-late = Novizio del gioco base, nelle sue missioni: in vista dal turno 6
option-wetsuit = Mute da sub (Rosso rubino)
option-wetsuit-on = in vendita
option-wetsuit-off = nella scatola
option-jeep = Jeep (missioni del gioco base)
option-jeep-on = in vendita
option-jeep-off = nella scatola
option-rowboat = Barca a remi (Rosso rubino)
option-rowboat-on = in vendita
option-rowboat-off = nella scatola
option-cards = Nuove carte missione (missioni del gioco base)
option-cards-on = nei mazzi
option-cards-off = nella scatola
option-specials = Carte speciali (missioni del gioco base)
option-specials-on = una per ogni personaggio
option-specials-off = nella scatola

## prompt

prompt-heist = Comprate dispositivi per voi tre: restano { $money } dollari
prompt-leftovers = Compra tra ciò che resta, solo per te: { $money } dollari
prompt-shrug = I proiettili non possono nulla?
prompt-ashore = Fuori dall’acqua: dove?
prompt-topcards = Quale carta tieni?
prompt-forget = La fai dimenticare a Lupin?
prompt-hole = Un buco nello zaino: che cosa cade?
prompt-grab = Il tesoro cade ai tuoi piedi: lo prendi?
prompt-slip = Jigen vuole darti una carta

## layer

layer-drained = Zone vuote
layer-open = Templi aperti
layer-ground = Qui è il tesoro
layer-aim = La carta obiettivo
aim-tomb = { $tomb ->
    [uther] la tomba di Uther Pendragon
    [constantine] la tomba di Costantino III
   *[druid] la tomba di un druido
}
aim-sword = qui appare la spada

## track

track-pits = fosse
track-busts = busti
track-pumps = turni di pompa
track-leftmoney = dollari di Fujiko

## note

note-aim = Carta obiettivo { $picture }: tre tombe da scavare, poi la spada.
note-appeared = Excalibur è apparsa.
note-side = { $side ->
    [1] Giochi per te: fuggi con le monete, da T1 o T25.
    [2] Sei di nuovo leale: fuggi con la banda, da A1, A2 o A4.
    [3] Stai con Zenigata, in segreto.
   *[4] Stai con Zenigata.
}
note-turncoat = Fujiko sta con Zenigata.
note-declared = Fujiko è leale.
note-down = Fujiko è a terra: Lupin deve andare da lei.
note-lights = Riflettori fino al turno { $turn }: la banda è in vista.
note-ready = Zenigata ha ancora { card }.
note-lost = Lupin salta il turno { $turn }.
note-pumping = L’autobotte svuota { pool }: { $count } di 3.
note-ground = Il tesoro è in { $at }.
note-carrier = { figure } ha il tesoro.

## result

result-alliance = Vince Zenigata, e con lui Fujiko.

## move

move-swim = Nuota fino a { $at }
move-pump = Svuota { pool }
move-restore = Restituisci il tesoro
move-declare = Mostra che sei leale
move-announce = Annuncia a tutti il furto
move-slip = Passa la carta a Lupin
move-shrug = I proiettili non possono nulla
move-forget = Fagliela dimenticare
move-keep = Tieni { card }
move-lose = { thing }
move-grab = Prendi il tesoro
move-lights = Gioca { card }
move-unearth = Scava la tomba

## event

event-aimed = Carta obiettivo { $picture }: tombe in { $tombs }, la spada in { $at }.
event-appeared = Excalibur è apparsa!
event-digging = { mem } scava la tomba in { $at }.
event-pit = { mem } ha scavato una tomba: fossa { $pits } di 3.
event-stolen = { mem } ha Excalibur!
event-sword-square = Il posto della spada è { $at }.
event-discovered = In { $at }: { token }.
event-wheel = Gira la ruota in { $at }.
event-drained = L’acqua se ne va: { pool }.
event-down = Fujiko è a terra e aspetta Lupin.
event-dropped = Il tesoro è in { $at }.
event-fetched = Lupin è portato in { $at }.
event-flat = Una gomma a terra: Lupin perde il turno { $turn }.
event-forgotten = Jigen la fa dimenticare a Lupin.
event-hole = Un buco nello zaino: perso { thing }.
event-inspected = Fujiko ha { card }.
event-lights = Riflettori: tutta la banda è in vista.
event-loyal = Fujiko è leale.
event-picked-up = { walker } raccoglie il tesoro in { $at }.
event-pumps = { mem } svuota { pool }.
event-put-back-treasure = Il tesoro è di nuovo al suo posto.
event-slipped = { mem } passa una carta a { to }.
event-swims = { by } entra in acqua.
event-taken = { mem } ha il tesoro.
event-turncoat = Fujiko sta con Zenigata!

## refusal

refusal-always-seen = Resti in vista: ora nulla può nasconderti.
refusal-card-stays = Questa carta agisce da sola e si tiene fino alla fine.
refusal-covered-target = Il bersaglio è coperto, o non è un nemico.
refusal-cuffs-free = Solo agli arresti, prima di ogni altra cosa nella tua attivazione.
refusal-dig-on-foot = Si scava a piedi.
refusal-empty-deck = Il tuo mazzo è vuoto.
refusal-empty-hand = Fujiko non ha carte in mano.
refusal-lights-novice = Al livello Novizio la carta non serve: tutti sono in vista.
refusal-no-bullet = Nessuna arma da fuoco ti ha colpito.
refusal-no-cut = La spada vuole un nemico in una casella adiacente.
refusal-no-leap = Si balza in una casella libera di un altro livello, entro il tuo movimento.
refusal-no-lights = La carta è già giocata, o a questo livello non vale.
refusal-no-pumping = Pompa chi guida, accanto a una zona allagata; una zona per partita.
refusal-no-shot = È un colpo di pistola: a tiro e in vista, non a un vicino.
refusal-no-shovel = Per scavare serve un badile.
refusal-no-stop-below = Sotto { $at } nessuno si ferma.
refusal-no-suit = In acqua serve la muta.
refusal-no-tomb = Qui non c’è una vostra tomba.
refusal-not-beside-her = Lupin arriva in una casella libera accanto a te.
refusal-not-for-agents = { $at } è tra le pietre: gli agenti restano fuori.
refusal-nothing-to-restore = Qui non hai alcun tesoro da restituire.
refusal-nothing-to-declare = Non hai nulla da mostrare.
refusal-nothing-to-announce = Non sai di nessun furto ancora da annunciare.
refusal-nothing-to-forget = Non c’è nulla da dimenticare.
refusal-nothing-to-grab = Nessun portatore è caduto davanti a te.
refusal-nothing-to-keep = Non c’è una carta da tenere.
refusal-nothing-to-lose = Non cade nulla.
refusal-nothing-to-slip = Non hai questa carta, o Lupin non è accanto a te.
refusal-reacted = La tua carta di questo turno l’hai già giocata per reazione.
refusal-tomb-dug = Questa tomba è già scavata.
refusal-too-far-east = La polizia si schiera nelle colonne 1–17; { $at } è più a est.
end-alliance = Zenigata e Fujiko vincono insieme
