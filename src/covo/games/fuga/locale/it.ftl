### Fuga sul mare in italiano. Parti: 0 le forze dell'ordine, 1 i criminali.

game-blurb = Due criminali, un'isola, un traghetto e la polizia. Gli uni devono incontrarsi, fare lo scambio e sparire prima che il traghetto rientri; gli altri li pedinano, raccolgono indizi e aspettano il momento buono.

## Opzioni

option-map = Mappa
option-map-fuga = il golfo di Altariva, 15 turni
option-map-fuga-small = lo stretto di Pomice, 11 turni, una ventina di minuti
option-combined = Arresti in gruppo
option-combined-False = una pila per attacco
option-combined-True = più pile possono attaccare insieme
option-wounds = Ferite che restano
option-wounds-False = una ferita costa solo il mezzo
option-wounds-True = a piedi la seconda ferita è la fine
option-persons = Vittime
option-persons-False = un punto per pedina
option-persons-True = un punto per persona
option-obfuscation = Offuscamento di chi è a bordo
option-obfuscation-own = il proprio
option-obfuscation-vehicle = quello del mezzo
option-obfuscation-sum = la somma
option-patrols = Pattuglie all'inizio
option-patrols-True = due
option-patrols-False = nessuna
option-stop = Sosta in terraferma
option-stop-False = nessuna
option-stop-True = un turno all'imbarcadero
option-unarmed = Il secondo criminale
option-unarmed-True = può attaccare
option-unarmed-False = non attacca mai
option-room = Posto sul traghetto
option-room-False = una pedina o una pila
option-room-True = per tutti

## Pedine

unit = { $unit ->
    [launch] motovedetta
    [swat] SWAT
    [squad] squadra speciale
    [patrol] pattuglia
    [police] volante
    [ferry] traghetto
    [first] primo criminale
    [second] secondo criminale
    [boat] barca
    [walker] sospetto a piedi
    [fast] auto veloce
   *[car] auto
}{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
}
target = { $target_unit ->
    [launch] motovedetta
    [swat] SWAT
    [squad] squadra speciale
    [patrol] pattuglia
    [police] volante
    [ferry] traghetto
    [first] primo criminale
    [second] secondo criminale
    [boat] barca
    [walker] sospetto a piedi
    [fast] auto veloce
   *[car] auto
}{ $target_number ->
    [0] {""}
   *[other] { " " }{ $target_number }
}
edge = { $edge ->
    [north] nord
    [south] sud
    [west] ovest
   *[east] est
}
counter = { unit }, { $printed }

icon-launch = motovedetta
icon-swat = SWAT
icon-squad = squadra speciale
icon-patrol = pattuglia
icon-police = volante
icon-ferry = traghetto
icon-first = primo criminale, armato
icon-second = secondo criminale
icon-boat = barca
icon-walker = sospetto a piedi
icon-fast = auto veloce
icon-car = auto
icon-hooked = agganciato da un sospetto
icon-hooking = tiene agganciato qualcuno
icon-wounded = ferito
icon-done = ha mosso
icon-stolen = dirottato
icon-killed = ucciso
icon-arrested = arrestato
icon-escaped = fuggito
glyph-launch = ⛴
glyph-swat = S
glyph-squad = Q
glyph-patrol = P
glyph-police = ▣
glyph-ferry = ◈
glyph-first = ①
glyph-second = ②
glyph-boat = △
glyph-walker = ?
glyph-fast = ▶
glyph-car = ▷
glyph-hooked = ⚓
glyph-hooking = ⚭
glyph-wounded = ✚
glyph-done = ·
glyph-stolen = !
glyph-killed = ✝
glyph-arrested = ▦
glyph-escaped = ↗

## Sul tavolo

title-deploy = Schieramento
title-turn = Turno { $turn } di { $of }
title-end = Fine

step-deploy = schieramento
step-crime-moves = muovono i criminali
step-crime-attacks = attaccano i criminali
step-law-moves = muove la legge
step-law-attacks = attacca la legge
step-exchange = scambio

zone-stock-law = Riserva della legge
zone-stock-crime = Riserva dei criminali
zone-lost = Vittime e chi è fuori
track-turn = turno
track-deadline = turni per lo scambio
track-alert = allerta
track-victims = vittime
sheet-points = Punti
column-arrests = arresti
column-kills = uccisioni
column-exchange = scambio
column-victims = vittime
column-points = punti
layer-course = dove va ora il traghetto
layer-hooked = agganciato da un sospetto
layer-zone = Zona di controllo: { unit }
layer-reach = Portata con i costi: { unit }
layer-barred = Di qui si passa, ma non ci si ferma.

note-locked = La legge non può ancora attaccare: i criminali non hanno né scambiato né attaccato.
note-unlocked = La legge può attaccare.
note-exchanged = Lo scambio è fatto.
note-too-late = Per lo scambio è troppo tardi.
note-hijacked = Il traghetto è dirottato e va dove vogliono i criminali.
note-escaped = Il { unit } è uscito a { edge }; l'altro può uscire solo dal lato opposto.

dice-clue = { unit }: { $one } + { $two } = { $sum } contro { $goal }: { $result ->
    [yes] un indizio sul { target }
   *[no] nessun indizio sul { target }
}
dice-misdirection = { unit }: { $one } + { $two } = { $sum } contro { $goal }: { $result ->
    [yes] depistaggio riuscito ({ target })
   *[no] depistaggio fallito ({ target })
}
dice-theft = { unit }: { $one } + { $two } = { $sum } contro { $goal }: { $result ->
    [yes] furto riuscito ({ target })
   *[no] furto fallito ({ target })
}
dice-law = { unit } tira { $die } contro { target }: { code }
dice-crime = { unit } tira { $die } contro { target }: { code }
code = { $result ->
    [ae] attaccante eliminato
    [AF] colpito il mezzo dell'attaccante
    [DF] colpito il mezzo del difensore
    [de] difensore eliminato
    [da] arrestato
    [oe] si perde un ostaggio
   *[other] nessun effetto
}

## Che cosa si chiede

prompt-over = La partita è finita.
wait-dice = Rotolano i dadi.
wait-side = { $side ->
    [0] La legge sta pensando.
   *[1] I criminali stanno pensando.
}
prompt-place = Dove comincia? Pedina: { unit }.
prompt-crime-moves = Muovi i tuoi: una pedina, poi un esagono. Se lo lasci, il traghetto salpa da solo alla fine.
prompt-law-moves = Muovi le tue unità: una pedina, poi un esagono. Passa accanto a un criminale per cercare indizi.
prompt-crime-attacks = Attacca chi è accanto a un criminale, oppure chiudi il mezzo turno.
prompt-law-attacks = Attacca un criminale accanto a una tua pila, oppure chiudi il mezzo turno.
prompt-exchange = I due sono vicini. Fanno lo scambio?
prompt-investigate = Passaggio accanto a un criminale ({ unit }). Cerchi indizi?
prompt-call = Sale l'allerta. Chi arriva in aiuto?
prompt-misdirect = Il { unit } è passato accanto alla legge. Chi depista?
prompt-steal = Il { unit } non è osservato. Che cosa ruba?
prompt-enter = Depistaggio riuscito ({ unit }). Dove spunta un falso sospetto?
prompt-hook = Un sospetto è accanto alla legge ({ unit }). Chi aggancia?
prompt-shift = Bisogna fare posto ({ unit }). Dove?
prompt-way = Ci sono più strade ({ unit }). Accanto a chi sei passato?
prompt-drive-on = Qualcuno è salito a bordo ({ unit }) e restano { $left } punti. Dove si va?
prompt-join = Chi si unisce contro il { unit }?
prompt-give = Quale ostaggio del { unit } si perde?

move-place = { unit } comincia in { $hex }
move-go = { unit } in { $hex }
move-shift = { unit } si scosta in { $hex }
move-stay = { unit } resta e si guarda intorno
move-leave = { unit } esce dalla mappa a { edge }
move-sail = il traghetto salpa
move-sail-to = il traghetto va in { $hex }
move-end = fatto
move-pass = no
move-stop = mi fermo qui
move-quiet = inosservato, accanto a nessuno
move-via = accanto a { unit }{ $count ->
    [1] {""}
   *[other] { " " }e altri
}
move-investigate = cerca indizi: { unit }
move-misdirect = depista: { unit }
move-steal = ruba: { unit }
move-call = chiama: { unit }
move-enter = spunta in { $hex }: { unit }
move-hook = aggancia: { unit }
move-give = si perde: { unit }
move-join = si unisce: { unit }
move-roll = tira il dado
move-attack = { unit } attacca { target }
move-exchange = effettuo lo scambio

odds-reach = { $goal } o più
result-law-attacker-lost = attaccante perso
result-law-attacker-hit = mezzo dell'attaccante perso
result-law-nothing = niente
result-law-defender-hit = mezzo del criminale perso
result-law-defender-lost = criminale ucciso
result-law-arrested = arresto
result-crime-attacker-lost = il criminale muore
result-crime-attacker-hit = il suo mezzo è perso
result-crime-defender-hit = il loro mezzo è perso
result-crime-defender-lost = unità della legge persa
result-crime-hostage-lost = un ostaggio perso

## Che cosa succede

event-placed = Comincia in { $hex }: { unit }.
event-turn = Turno { $turn } di { $of }.
event-ferry-free = Nessuno tiene più il traghetto: torna verso la sua rotta.
event-moved = Da { $start } a { $hex }: { unit }.
event-stays = Resta dov'è: { unit }.
event-escaped = Il { unit } è fuori dalla mappa, a { edge }!
event-sailed = Il traghetto va in { $hex }.
event-shifted = Si scosta in { $hex }: { unit }.
event-pushed = Avanza in { $hex }: { unit }.
event-clue = { $done ->
    [true] Indagine ({ unit }): { $sum } contro { $goal }, un indizio sul { target }.
   *[false] Indagine ({ unit }): { $sum } contro { $goal }, nessun indizio sul { target }.
}
event-reinforcement = Allerta { $alert }: arriva un rinforzo ({ unit }).
event-no-reinforcement = Allerta { $alert }, ma non c'è più nessuno da mandare.
event-misdirection = { $done ->
    [true] Il { unit } tira { $sum } contro { $goal } e depista: { target }.
   *[false] Il { unit } tira { $sum } contro { $goal } e non depista nessuno ({ target }).
}
event-enters = Spunta un falso sospetto in { $hex }: { unit }.
event-nobody-enters = Non c'è posto accanto ({ unit }), e non spunta nessuno.
event-hooked = Aggancio: { unit } tiene { target }.
event-theft = { $done ->
    [true] Il { unit } tira { $sum } contro { $goal } e ruba: { target }.
   *[false] Il { unit } tira { $sum } contro { $goal } e resta senza mezzo ({ target }).
}
event-hijacked = Il { unit } dirotta il traghetto!
event-unlocked = D'ora in poi la legge può attaccare.
event-law-attack = Attacco: { unit } contro { target }, dado { $die }: { code }.
event-crime-attack = Attacco: { unit } contro { target }, dado { $die }: { code }.
event-victim = Una vittima: { unit }.
event-burnt = Torna nella riserva: { unit }.
event-killed = Il { unit } è morto.
event-arrested = Il { unit } è in arresto!
event-wounded = Ferita: { unit }.
event-exchange = «Effettuo lo scambio.» I criminali hanno quel che volevano.
event-end = { $reason ->
    [cleared] Sulla mappa non ci sono più criminali. La legge ha { $law }, i criminali { $crime }.
   *[home] Il traghetto è rientrato. La legge ha { $law }, i criminali { $crime }.
}

result-home = Il traghetto è rientrato: il tempo è finito.
result-cleared = Sulla mappa non ci sono più criminali.
result-law = Vince la legge, { $law } a { $crime }.
result-crime = Vincono i criminali, { $crime } a { $law }.
result-draw = Pari, { $law } a { $law }.

## Rifiuti

refusal-game-over = La partita è finita.
refusal-no-such-move = «{ $verb }» non è una mossa di questo gioco.
refusal-no-such-choice = «{ $move }» non è tra le scelte.
refusal-not-your-turn = Tocca all'altra parte.
refusal-not-yours = Questa pedina non è tua: { unit }.
refusal-not-on-map = Non è sulla mappa: { unit }.
refusal-only-deploying = Le pedine si piazzano solo all'inizio.
refusal-only-when-moving = Adesso non si muovono pedine.
refusal-only-criminals-leave = Solo i criminali escono dalla mappa.
refusal-only-criminals-sail = Il traghetto lo fa salpare chi ha i criminali, nel suo mezzo turno.
refusal-nothing-to-end = Qui non c'è niente da chiudere: scegli.
refusal-nothing-to-stop = Nessun tragitto in corso.
refusal-no-way-to-choose = Non ci sono due strade tra cui scegliere.
refusal-nothing-to-shift = Nessuno deve scostarsi.
refusal-only-after-passing = Si indaga alla fine di una mossa accanto a un criminale.
refusal-only-on-alert = I rinforzi arrivano quando sale l'allerta.
refusal-only-after-passing-law = Si depista alla fine di una mossa accanto a un'unità della legge.
refusal-only-after-misdirection = Un falso sospetto spunta quando qualcuno è stato depistato.
refusal-only-on-arrival = Un sospetto aggancia quando arriva accanto a qualcuno, non dopo.
refusal-only-at-end-of-move = Un criminale ruba alla fine della propria mossa.
refusal-attacks-come-last = Gli attacchi vengono dopo tutte le mosse del mezzo turno.
refusal-nobody-to-join = Non c'è nessun attacco a cui unirsi.
refusal-nothing-to-roll = Adesso non c'è niente da tirare.
refusal-no-hostage-to-lose = Adesso non si perde nessun ostaggio.
refusal-nothing-to-pass = Adesso non c'è niente da rifiutare.
refusal-no-such-hex = Su questa mappa non c'è nessun esagono { $hex }.
refusal-ferry-sails = Il traghetto non muove come una pedina: segue la sua rotta.
refusal-finish-ride = Prima finisci il tragitto: { unit }.
refusal-hooked = È agganciato da un sospetto e in questo mezzo turno non muove e non combatte: { unit }.
refusal-just-came-in = È entrato in questo turno e non muove ancora: { unit }.
refusal-has-moved = Ha già mosso: { unit }.
refusal-rider-walked = Chi è a bordo ({ target }) ha già fatto la sua mossa, quindi in questo turno non viene portato: { unit }.
refusal-is-there = È già in { $hex }: { unit }.
refusal-boat-on-ferry = Una barca non può salire sul traghetto.
refusal-boat-on-land = Una barca non può entrare in { $hex }: è terra.
refusal-no-car-there = Un'auto non può entrare in { $hex }.
refusal-too-far = { $hex } è troppo lontano: { unit }.
refusal-walks-two = A piedi si fanno due esagoni per turno; { $hex } è più lontano.
refusal-swims-one = A nuoto si fa un solo esagono per turno; { $hex } è più lontano.
refusal-enemy-there = In { $hex } si può passare ma non fermarsi, c'è un avversario: { unit }.
refusal-taken = In { $hex } non c'è posto accanto a chi c'è già: { unit }.
refusal-nothing-to-stay-for = Restando non otterrebbe niente, basta lasciarlo lì: { unit }.
refusal-opposite-edge = Il compagno è uscito dall'altra parte, quindi può uscire solo a { edge }.
refusal-edge-too-far = Il bordo a { edge } è fuori portata in questo turno.
refusal-has-sailed = In questo turno il traghetto è già salpato.
refusal-keeps-route = Il traghetto non lascia la sua rotta, se non è stato dirottato in un turno precedente.
refusal-rests-in-port = In questo turno il traghetto è fermo in porto.
refusal-two-hexes = Il traghetto dirottato fa al massimo due esagoni, sull'acqua.
refusal-place-this-first = Adesso si piazza: { unit }.
refusal-cannot-start-there = Non può cominciare in { $hex }: { unit }.
refusal-law-locked = La legge non può attaccare finché i criminali non hanno scambiato o attaccato.
refusal-law-attacks-criminals = La legge attacca solo i criminali, non questa pedina: { unit }.
refusal-suspects-do-not-fight = I falsi sospetti non attaccano mai.
refusal-unarmed = Con l'opzione scelta il criminale disarmato non attacca.
refusal-has-fought = Ha già attaccato in questo turno: { unit }.
refusal-not-adjacent = Non sono vicini: { unit } e { target }.
refusal-transport-alone = Non può attaccare lì da solo: { unit }.
refusal-rider-attacks = Chi è a bordo e il suo mezzo contano insieme: indica chi è a bordo, non { unit }.
refusal-law-is-near = È passato accanto alla legge, quindi adesso non può rubare.
refusal-not-aboard = Per dirottare il traghetto bisogna essere a bordo, e nessuno deve tenerlo già.
refusal-nothing-to-steal = Qui non si può rubare.
refusal-already-exchanged = Lo scambio è fatto; ce n'è uno solo.
refusal-too-late = L'ultimo turno per lo scambio era il { $turn }.
refusal-not-side-by-side = Per lo scambio i due criminali devono stare in esagoni adiacenti.
refusal-exchange-at-end = Lo scambio si fa alla fine del turno, dopo le mosse della legge.
refusal-none-left = Non ce n'è più da chiamare: { unit }.
refusal-not-beside-it = { $hex } non è accanto all'unità depistata.
refusal-hex-taken = { $hex } è occupato.
refusal-wrong-form = In { $hex } non può spuntare una pedina di quel tipo.
refusal-not-beside-suspect = Non è accanto al sospetto: { unit }.
refusal-not-passed = In questa mossa non ci sei passato accanto, o hai già tentato: { unit }.
refusal-only-criminals = Si indaga solo sui criminali: { unit }.
refusal-no-hostage = Non è uno dei suoi ostaggi: { unit }.

## Nei rapporti del laboratorio
side-law = la legge
side-crime = i criminali
end-home = il traghetto è a casa
end-cleared = nessun criminale è rimasto
