### Lupin the 3rd, italiano.

## Parts of sentences

mem = { $member ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
giver = { $giver ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
to = { $to_member ->
    [0] Lupin
    [1] Jigen
    [2] Goemon
   *[other] Fujiko
}
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
   *[other] una guardia
}
veh = { $vehicle ->
    [0] l’elicottero
    [1] l’Alfa Romeo
    [2] la moto di Fujiko
    [3] la seconda moto
    [4] la Fiat 500 gialla
   *[other] la barca
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
   *[other] ?
}
res = { $result ->
    [hit] colpito
    [miss] mancato
    [dodged] schivato
    [charmed] ammaliato
    [not-dodged] non schivato
    [spell-broken] l’incanto è rotto
   *[other] ?
}

## Names of what is drawn

icon-lupin = Lupin
icon-jigen = Jigen
icon-goemon = Goemon
icon-fujiko = Fujiko
icon-zenigata = Zenigata
icon-agent = agente
icon-guard = guardia
icon-policecar = auto della polizia
icon-heli = elicottero
icon-alfa = Alfa Romeo
icon-bike = moto
icon-fiat = Fiat 500
icon-boat = barca
icon-bus = autobus
icon-trap = trappola
icon-card = carta missione
icon-tile = tessera tesoro
icon-treasure = il tesoro
icon-empty = cassaforte vuota
icon-arrested = in arresto
icon-aboard = su un veicolo
icon-open = scoperto
icon-glider = deltaplano
icon-rucksack = zaino
icon-radio = radio portatile
icon-grenade = bomba a mano
icon-kit = kit medico
icon-knife = coltello
icon-shovel = badile
icon-balloon = pallone falso obiettivo
icon-rifle = fucile
icon-wound1 = ferite: 1
icon-hit1 = colpi: 1
icon-wound2 = ferite: 2
icon-hit2 = colpi: 2
icon-wound3 = ferite: 3
icon-hit3 = colpi: 3
icon-wound4 = ferite: 4
icon-hit4 = colpi: 4

## game

game-blurb = La banda di Lupin si muove non vista sul tabellone, trova il tesoro e scappa; l’ispettore Zenigata e i suoi guardano, sparano e arrestano. E Fujiko potrebbe avere piani suoi.

## option

option-mission = Missione
option-mission-ruby = Rosso rubino
option-mission-bank = Gran colpo in banca
option-level = Livello
option-level-novice = Novizio: dal turno 6 la banda è in vista
option-level-expert = Esperto: nascosti fino alla fine
option-variant = La banda
option-variant-together = gioca insieme
option-variant-free-for-all = tutti contro tutti (da 3 giocatori)
option-helicopter = L’elicottero
option-helicopter-return = deve tornare all’eliporto
option-helicopter-anywhere = può restare dov’è
option-clock = Orologio della pianificazione
option-clock-on = 15 minuti
option-clock-off = spento

## title

title-end = La partita è finita
title-setup = Preparazione
title-turn = Turno { $turn } di { $limit }

## prompt

prompt-over = Tutto è scoperto.
prompt-crew = Scegli chi giochi
prompt-deploy = Piazza { $what ->
    [zenigata] Zenigata
    [agent] un agente
   *[guard] una guardia
}
prompt-dearlupin = Chiedi un regalo al tuo caro Lupin?
prompt-planning = Compra dispositivi: restano { $money } dollari
prompt-variantshop = Compra un dispositivo o passa
prompt-startsquares = Da dove parte { mem }?
prompt-call = Chiami i rinforzi?
prompt-patrol = Muovi e attacca con le tue pedine
prompt-unmask = { mem } getta la maschera?
prompt-gangphase = Chi agisce ora?
prompt-activation = Agisce { mem }
prompt-accept = { giver } offre { thing }
prompt-setdown = Scegli la casella su cui si sposta
prompt-putback = Dove ritorna Zenigata?
prompt-arrest = Quale agente arresta?
prompt-taketile = Prendi una tessera?
prompt-makeway = { mem } vuole passare: lo lasci passare?

## wait

wait-chance = Rotolano i dadi
wait-player = Si aspetta { NAME($seat) }

## step

step-setup = preparazione
step-police = polizia
step-gang = banda
step-environment = ambiente
step-treasure = tesoro

## layer

layer-spots = Dove può essere { mem }
layer-sight = Che cosa vede
layer-loud = Tetti che vede se qualcuno ha sparato
layer-reach = Fin dove arriva
layer-hidden = Lì non visto
layer-exposed = Lì visto

## sight

sight-seen = in vista
sight-inside = dentro un edificio non si è visti
sight-no-line = non è su una linea, una diagonale o un salto di cavallo
sight-too-far = fuori gittata
sight-house = dentro la casa della banda
sight-wall-hugging = a ridosso del muro, su un altro livello
sight-blocked = { $at ->
    [none] la linea è ostruita
   *[other] la linea è ostruita { $at }
}
sight-wood = il bosco nasconde
sight-roof = su un tetto, finché non spara
sight-far-side = sul lato lontano del tetto
sight-vehicle = { $at ->
    [none] un veicolo è in mezzo
   *[other] un veicolo è in mezzo { $at }
}

## zone

zone-hand = { mem }: carte missione
zone-bag = { mem }: dispositivi
zone-tiles = { mem }: tessere tesoro
zone-vaults = Tessere tesoro
zone-out = Portate via
zone-reserve = Agenti di scorta
zone-shop = Dispositivi in vendita

## track

track-turn = turno
track-agents = agenti in gioco
track-guards = guardie
track-kills = { mem }: eliminati
track-money = dollari
track-purse = { mem }: dollari
track-credit = dollari di Fujiko
dice = { by }: { $faces } più { $value } fa { $total }, serve { $need }: { res }

## odds

odds-hit = a segno

## note

note-alarm = È scattato l’allarme: il tesoro è sparito.
note-traitor = Fujiko ha tradito la banda.
note-covered = Jigen copre Lupin.
note-wind = Goemon è come il vento.
note-radio = La banda è alla radio.
note-disguised = { mem } è travestito da agente.
note-held = { mem } è trattenuto dall’agente { $agent }.
note-gone = { mem } è uscito al turno { $turn }.
note-agent = { mem } è l’agente { $agent }.
note-balloon = La pedina di { mem } è un pallone.
note-row = { mem }, turno { $turn }: da { $start } a { $end } ({ $deeds }), eliminati { $kills }, ferite { $wounds }
note-met = { mem }: incontro in { $at } al turno { $turn }.

## result

result-escape = La banda è fuggita col tesoro.
result-betrayal = Fujiko è fuggita col tesoro, da sola.
result-loyal = Lupin, Jigen e Goemon sono fuggiti col tesoro, senza Fujiko.
result-arrests = Zenigata ha arrestato tutta la banda.
result-time = Il tempo è scaduto e qualcuno è ancora lì: vince Zenigata.
result-emptyhanded = Tutti via senza il tesoro: vince Zenigata.
result-points = Il tesoro è fuori: { NAME($seat) } ha più punti.
result-foiled = Il tesoro non è uscito: vince Zenigata.

## sheet

sheet-points = Tutti contro tutti

## column

column-kills = eliminati
column-treasure = fuga
column-lost = persi
column-total = punti

## move

move-piece = { $verb ->
    [drive] Guida
    [out] Fai scendere
   *[walk] Muovi
} { figure } in { $at }
move-attack = { $verb ->
    [fight] Corpo a corpo con
    [rifle] Spara col fucile a
    [knife] Lancia il coltello a
   *[shoot] Spara a
} { target }
move-walk = Cammina fino a { $at }
move-drive = Guida fino a { $at }
move-off = Scendi in { $at }
move-glide = Vola col deltaplano in { $at }
move-dig = Scava una trappola in { $at }
move-grenade = Lancia una bomba in { $at }
move-disclose = Era un pallone: sei in { $at }
move-unmask = Togli la maschera in { $at }
move-shift = Invece { mem } in { $at }
move-put = In { $at }
move-place = In { $at }
move-card = Gioca { card } { $on }
move-buy = Compra { thing } per { mem }
move-give = Dai { thing } a { mem }
move-hand = Consegna la tessera { $tile } a { mem }
move-heal = Cura { mem }
move-rob = Attacca { mem }
move-ask = Chiedi a { mem } di lasciarti passare
move-activate = { mem }
move-take = Gioca { mem }
move-take-tile = Prendi la tessera { $tile }
move-board = Sali su: { thing }
move-spend = Prendi { thing } coi tuoi soldi
move-start = Parti da { $at }, veicoli in { $garage }
move-call = { $count } agenti in auto in { $at }
move-arrest = Agente { $agent }
move-release = Liberati: { $price ->
    [turn] la partita si accorcia di un turno
   *[devices] rinuncia a tutti i dispositivi
}
move-end = Fine attivazione
move-done = Fatto
move-pass = No
move-accept = Accetta
move-dear = Oh mio caro Lupin…
move-radio = Chiama via radio
move-balloon = Metti il pallone al tuo posto
move-search = Prendi una tessera tesoro nella fase 4
move-leave = Lascia la mappa

## event

event-revealed = { mem } è visto in { $at }.
event-vehicle-revealed = { veh }: visto in { $at }.
event-aboard = { mem } è a bordo: { veh }.
event-moved = { mem } si muove in { $at }.
event-entered = { mem } entra ({ $at }).
event-vanished = { mem } sparisce alla vista.
event-freed = { mem } è di nuovo libero.
event-eliminated = { target }: eliminato.
event-discarded = { mem } scarta { card }.
event-laid = { mem } mette in gioco { card }.
event-put = { piece }: spostato in { $at }.
event-put-back = Zenigata ritorna in { $at }.
event-arrested = { mem } è arrestato dall’agente { $agent }.
event-confiscated = Zenigata confisca { $tiles } tessere tesoro di { mem }.
event-tile-looked = { $real ->
    [true] Era il tesoro.
   *[other] Era vuota.
}
event-card-drawn = { mem } pesca una carta.
event-drew = { mem } ha pescato { card }.
event-wounded = { mem } è ferito ({ $wounds }).
event-wounded-inspector = Zenigata è ferito ({ $wounds }).
event-car-destroyed = L’auto della polizia { $car } è distrutta.
event-vehicle-hit = { veh }: colpito ({ $hits }).
event-vehicle-destroyed = { veh }: distrutto.
event-beaten = { by } batte { mem }.
event-asks-to-pass = { by } chiede a { mem } di lasciar passare.
event-makes-way = { $granted ->
    [true] { by } lascia passare { mem }.
   *[other] { by } non lascia passare { mem }.
}
event-tile-moved = { mem } ha ora la tessera { $tile }.
event-betrayal = Fujiko tradisce la banda!
event-rolled = { by } tira { $faces } con { $value }, serve { $need }: { res }.
event-bought = { thing } per { mem }.
event-started = { mem } parte da { $at }.
event-turn = Turno { $turn }.
event-reinforcements = Rinforzi: { $count } agenti in { $at }.
event-walked = { walker }: da { $start } a { $at }.
event-trap = Una trappola in { $at }, scavata da { mem }!
event-drove = { walker }: da { $start } a { $at }.
event-car-lost = L’auto della polizia { $car } è perduta.
event-got-out = { walker } scende in { $at }.
event-attacks = { by } attacca { target }.
event-unmasked = { mem } era l’agente { $agent }!
event-stepped = { mem } è in { $at }.
event-fires = { by } colpisce da lontano { target }.
event-fights = { by } lotta con { target }.
event-grenade = { by } lancia una bomba in { $at }.
event-healed = { by } cura { mem }.
event-dug = { mem } ha scavato una trappola in { $at }.
event-radio = { by } chiama via radio.
event-ballooned = La pedina di { mem } ora è un pallone.
event-disclosed = Era un pallone: { mem } è sparito.
event-glides = { by } decolla col deltaplano.
event-drives = { veh }: in { $at }.
event-vehicle-moved = { veh }: in { $at }.
event-vehicle-vanished = { veh }: sparito alla vista.
event-spent = Fujiko prende { thing }.
event-left = { mem } lascia la mappa.
event-releases-itself = { mem } si libera pagando un prezzo.
event-card-played = { mem } gioca { card }.
event-disguised = { mem } ora è qualcun altro.
event-activation = Agisce { mem }.
event-handed = { mem } consegna qualcosa a { to }.
event-bus = L’autobus va in { $at }.
event-searched = { mem } prende la tessera tesoro { $tile }.
event-found = { $real ->
    [true] È il tesoro!
   *[other] È vuota.
}
event-alarm = L’allarme: il tesoro è stato rubato!

## refusal

refusal-game-over = La partita è finita.
refusal-no-such-move = Non c’è una mossa “{ $verb }”.
refusal-malformed = “{ $verb }” vuole altre parole.
refusal-not-your-turn = Non tocca a te.
refusal-not-now = Non ora.
refusal-only-setup = Solo nella preparazione.
refusal-only-deploying = Solo allo schieramento.
refusal-only-planning = Solo nella pianificazione.
refusal-only-call = I rinforzi si chiamano all’inizio della fase della polizia, quando restano pochi agenti.
refusal-only-police = Solo nella fase della polizia.
refusal-arrest-follows = L’arresto segue dall’ultima ferita.
refusal-only-gang = Solo nella fase della banda.
refusal-nothing-offered = Nessuno ti offre nulla.
refusal-nothing-to-put = Non c’è nulla da spostare.
refusal-cannot-drive = Si guida da dentro, senza essersi mossi, una volta per turno.
refusal-no-target = Nessuno è a tiro.
refusal-not-beside = Il corpo a corpo vuole una casella vicina.
refusal-no-robbery = I compagni non si attaccano.
refusal-nobody-in-the-way = Nessuno dell’altra parte ti sbarra la strada a portata di passo, o hai già chiesto.
refusal-no-device = Il dispositivo non c’è.
refusal-two-devices = Due dispositivi per turno.
refusal-no-balloon = Non c’è un pallone al tuo posto.
refusal-no-flight = Da qui non si vola.
refusal-no-vehicle-near = Nessun veicolo libero accanto a te.
refusal-not-aboard = Non sei su un veicolo.
refusal-nobody-beside = Nessuno è accanto a te.
refusal-no-credit = Solo Fujiko ha soldi suoi, e solo con un motivo.
refusal-nothing-to-search = Qui non c’è una tessera da prendere.
refusal-not-on-escape = Si lascia la mappa da una casella di fuga.
refusal-turn-one = Nel turno 1 devi prima muoverti.
refusal-on-duty = Prima devi liberare un compagno.
refusal-not-arrested = Sei libero.
refusal-not-disguised = Non sei travestito.
refusal-card-not-now = La carta non si può giocare ora.
refusal-no-such-card = Non hai questa carta.
refusal-one-card = Una carta per turno.
refusal-occupied = { $at } è occupata.
refusal-guards-on-roofs = Le guardie stanno sui tetti della tenuta.
refusal-not-deployable = { $at } non è posto per lo schieramento.
refusal-boat-only-ruby = La barca è per la missione del rubino.
refusal-not-in-variant = Non nel gioco tutti contro tutti.
refusal-fujikos-bike = La prima moto è di Fujiko.
refusal-sold-out = Esaurito: { thing }.
refusal-goemon-no-guns = Goemon non usa armi da fuoco.
refusal-one-rifle = Un fucile a testa.
refusal-hands-full = { mem } non può portare altro.
refusal-too-expensive = Costa { $price }, e restano { $money }.
refusal-guards-stay = Le guardie restano sul tetto.
refusal-not-on-board = Non è sul tabellone.
refusal-zenigata-out = Zenigata è fuori per questo turno.
refusal-holds-prisoner = Questo agente trattiene un prigioniero.
refusal-already-moved = Si è già mosso.
refusal-already-acted = Ha già agito.
refusal-already-attacked = Un attacco per turno.
refusal-too-far = { $at } non si raggiunge con questo movimento.
refusal-escape-square = La polizia non si ferma in { $at }.
refusal-police-inside = La polizia non si ferma dentro.
refusal-no-standing = In { $at } non ci si ferma.
refusal-police-roof = Questo tetto è della polizia.
refusal-own-side = Non contro i tuoi.
refusal-unseen = Non è in vista.
refusal-prisoner-safe = Un prigioniero non si attacca.
refusal-in-vehicle = Si può colpire solo il veicolo.
refusal-covered = Jigen lo copre.
refusal-too-near = Tra vicini si combatte corpo a corpo.
refusal-aboard = Prima scendi.
refusal-arrested = In arresto.
refusal-disguised = Da travestito puoi solo smascherarti.
refusal-bound-by-card = Una carta lo vieta in questo turno.
refusal-not-the-rescuer = Tocca a un altro liberare questo prigioniero.
refusal-inside = Da dentro non si può.
refusal-sight-seen = Non è in vista: in vista.
refusal-sight-inside = Non è in vista: dentro un edificio non si è visti.
refusal-sight-no-line = Non è in vista: non è su una linea, una diagonale o un salto di cavallo.
refusal-sight-too-far = Non è in vista: fuori gittata.
refusal-sight-house = Non è in vista: dentro la casa della banda.
refusal-sight-wall-hugging = Non è in vista: a ridosso del muro, su un altro livello.
refusal-sight-blocked = { $at ->
    [none] Non è in vista: la linea è ostruita.
   *[other] Non è in vista: la linea è ostruita { $at }.
}
refusal-sight-wood = Non è in vista: il bosco nasconde.
refusal-sight-roof = Non è in vista: su un tetto, finché non spara.
refusal-sight-far-side = Non è in vista: sul lato lontano del tetto.
refusal-sight-vehicle = { $at ->
    [none] Non è in vista: un veicolo è in mezzo.
   *[other] Non è in vista: un veicolo è in mezzo { $at }.
}

## Nei rapporti del laboratorio
side-police = la polizia
side-gang = la banda
side-traitor = Fujiko da sola
end-escape = la banda fugge
end-betrayal = Fujiko fugge da sola
end-loyal = gli altri fuggono
end-arrests = tutti arrestati
end-time = tempo scaduto
end-emptyhanded = via a mani vuote
end-points = si contano i punti
end-foiled = il tesoro è ancora lì
