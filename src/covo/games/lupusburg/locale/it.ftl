### LupusBURG in italiano. Lati: 0 destra, 1 sinistra. Figure: 0 cittadino, 1 lupo mannaro, 2 ladro.

game-blurb = Un cerchio di case, e dietro una porta c’è il lupo mannaro. Di notte lui uccide e un ladro sbircia; di giorno si discute, si scommette e si vota. Trova il lupo mannaro, a meno che non sia tu.

## Opzioni

option-mayor = Primo borgomastro
option-mayor-host = chi ospita
option-mayor-random = tirato a sorte
option-games = Partite di fila
option-games-1 = una partita
option-games-2 = due partite, sommando i punti
option-games-3 = tre partite, sommando i punti
option-games-4 = quattro partite, sommando i punti
option-games-5 = cinque partite, sommando i punti
option-games-6 = sei partite, sommando i punti
option-games-7 = sette partite, sommando i punti
option-games-8 = otto partite, sommando i punti
option-series_tie = Se una serie finisce in parità
option-series_tie-nearest = vince chi siede più vicino all’ultimo borgomastro
option-series_tie-shared = la vittoria è condivisa

## Parti di frase

on-side = { $side ->
    [0] destra
   *[1] sinistra
}
house = { ME($owner) ->
    [yes] la tua casa { on-side }
   *[no] la casa { on-side } di { NAME($owner) }
}
character = { ME($owner) ->
    [yes] il tuo personaggio di { on-side }
   *[no] il personaggio di { on-side } di { NAME($owner) }
}
face = { $face ->
    [1] il lupo mannaro
    [2] il ladro
   *[0] un cittadino
}
slot-label = { ME($owner) ->
    [yes] Tu, { on-side }
   *[no] { NAME($owner) }, { on-side }
}
paw-suspect = { ME($paw_owner) ->
    [yes] { $paw_side ->
        [0] il tuo personaggio di destra
       *[1] il tuo personaggio di sinistra
    }
   *[no] { $paw_side ->
        [0] il personaggio di destra di { NAME($paw_owner) }
       *[1] il personaggio di sinistra di { NAME($paw_owner) }
    }
}
tuft-suspect = { ME($tuft_owner) ->
    [yes] { $tuft_side ->
        [0] il tuo personaggio di destra
       *[1] il tuo personaggio di sinistra
    }
   *[no] { $tuft_side ->
        [0] il personaggio di destra di { NAME($tuft_owner) }
       *[1] il personaggio di sinistra di { NAME($tuft_owner) }
    }
}
votes-cast = { $paws ->
    [0] { $tufts ->
        [1] il ciuffo
       *[2] due volte il ciuffo
    }
    [1] { $tufts ->
        [0] l’orma
       *[1] l’orma e il ciuffo
    }
   *[2] due volte l’orma
}

## Sul tavolo

icon-character = personaggio coperto
icon-citizen = cittadino
icon-werewolf = lupo mannaro
icon-thief = ladro
icon-chest = forziere
icon-mayor = borgomastro
icon-claw = artiglio
icon-seal = sigillo non ancora usato
icon-bet = scommessa
icon-vote = voto
icon-paw = orma
icon-tuft = ciuffo
icon-coin = moneta
icon-out = senza più personaggi
icon-gone = fuori dal cerchio
glyph-character = ?
glyph-claw = ///
glyph-chest = ▣
glyph-mayor = ♛
glyph-seal = ◇
glyph-bet = ◆
glyph-vote = •
glyph-gone = ✝

house-label = { ME($owner) ->
    [yes] La tua casa { on-side }
   *[no] Casa { on-side } di { NAME($owner) }
}

title-setup = Prima della prima notte
title-night = Notte { $round }
title-day = Giorno { $round }
title-end = La fine

step-thief = chiamata del ladro
step-wolf = chiamata del lupo mannaro
step-privilege = privilegio
step-bets = scommesse
step-discussion = discussione
step-vote = primo voto
step-defence = difesa
step-run-off = ballottaggio

track-living = personaggi vivi
track-bag = monete nel sacchetto
track-round = turno
track-game = partita
track-total = totale

sheet-points = Punti
sheet-series = La serie
column-lives = vivi
column-chest = forziere
column-seal = sigillo
column-points = punti
column-game = partita { $game }
column-total = totale

## Che cosa succede

event-mayor = { ME($seat) ->
    [yes] Ora il borgomastro sei tu.
   *[no] Ora il borgomastro è { NAME($seat) }.
}
event-laid = Le case sono in cerchio. Dove stia ogni forziere lo sa solo chi l’ha nascosto.
event-dealt = { $right ->
    [1] Guardi i tuoi personaggi: a destra il lupo mannaro, a sinistra un cittadino.
    [2] Guardi i tuoi personaggi: a destra il ladro, a sinistra un cittadino.
   *[0] { $left ->
        [1] Guardi i tuoi personaggi: a destra un cittadino, a sinistra il lupo mannaro.
        [2] Guardi i tuoi personaggi: a destra un cittadino, a sinistra il ladro.
       *[0] Guardi i tuoi personaggi: due cittadini.
    }
}
event-night-falls = Cala la notte { $round }. Tutti chiudono gli occhi.
event-thief-wakes = Si chiama il ladro.
event-thief-sleeps = { $chest ->
    [true] Sbirci { house }: il forziere è lì.
    [false] Sbirci { house }: niente forziere, dunque è nell’altra.
   *[none] Il tempo del ladro è finito.
}
event-wolf-wakes = Si chiama il lupo mannaro.
event-wolf-sleeps = Il tempo del lupo mannaro è finito.
event-day-breaks = È l’alba del giorno { $round }. L’artiglio indica { house }: chi ci abitava non c’è più.
event-privilege-unused = { ME($seat) ->
    [yes] Oggi rinunci al privilegio del borgomastro.
   *[no] Oggi { NAME($seat) } rinuncia al privilegio del borgomastro.
}
event-privilege = { ME($seat) ->
    [yes] Con il privilegio del borgomastro guardi { character }.
   *[no] Con il privilegio del borgomastro { NAME($seat) } guarda { character }.
}
event-privilege-face = Lo vedi solo tu: è { face }.
event-shown = { ME($seat) ->
    [yes] In cambio mostri il tuo personaggio di { on-side }.
   *[no] In cambio { NAME($seat) } mostra il suo personaggio di { on-side }.
}
event-shown-face = Lo vedi solo tu: è { face }.
event-bets = { ME($seat) ->
    [yes] Scommetti.
   *[no] { NAME($seat) } scommette.
}
event-no-bet = { ME($seat) ->
    [yes] Oggi non scommetti.
   *[no] { NAME($seat) } non scommette.
}
event-drew = Guardi le monete che hai estratto.
event-placed = { ME($seat) ->
    [yes] Metti il sigillo davanti a { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } mette il sigillo davanti a te.
       *[no] { NAME($seat) } mette il sigillo davanti a { NAME($target) }.
    }
}
event-discussed = La discussione è chiusa: si vota.
event-votes = { ME($seat) ->
    [yes] { ME($owner) ->
        [yes] Voti contro il tuo personaggio di { on-side }.
       *[no] Voti contro { NAME($owner) } ({ on-side }).
    }
   *[no] { ME($owner) ->
        [yes] { NAME($seat) } vota contro di te ({ on-side }).
       *[no] { NAME($seat) } vota contro { NAME($owner) } ({ on-side }).
    }
}
event-suspects = Gli indiziati sono { paw-suspect }, segnato con l’orma ({ $paw_votes ->
    [0] nessun voto
    [one] 1 voto
   *[other] { $paw_votes } voti
}), e { tuft-suspect }, segnato con il ciuffo di peli ({ $tuft_votes ->
    [0] nessun voto
    [one] 1 voto
   *[other] { $tuft_votes } voti
}).
event-defended = { ME($seat) ->
    [yes] Hai detto la tua.
   *[no] { NAME($seat) } ha detto la sua.
}
event-cast = { ME($seat) ->
    [yes] Hai scelto { votes-cast }.
   *[no] { NAME($seat) } ha scelto { votes-cast }.
}
event-run-off = Esito del ballottaggio: { $paw_votes } contro { paw-suspect } (orma), { $tuft_votes } contro { tuft-suspect } (ciuffo).
event-lynched = Il borgo lincia { character }, che esce dal cerchio senza essere scoperto.
thief-was = { ME($thief) ->
    [yes] Il ladro eri tu.
   *[no] Il ladro era { NAME($thief) }.
}
event-end = { $reason ->
    [parity] { ME($wolf) ->
        [yes] Hai vinto: il lupo mannaro sei tu, e hai tanti vivi quanti ne restano a tutti gli altri insieme. { thief-was }
       *[no] Il lupo mannaro è { NAME($wolf) } e vince: ha tanti vivi quanti ne restano a tutti gli altri insieme. { thief-was }
    }
   *[lynched] { ME($wolf) ->
        [yes] Il lupo mannaro eri tu, e non hai più personaggi. { thief-was } Il punteggio migliore è di { NAME($winner) }, e la partita è sua.
       *[no] Il lupo mannaro era { NAME($wolf) }, e non ha più personaggi. { thief-was } { ME($winner) ->
            [yes] Il punteggio migliore è il tuo: la partita è tua!
           *[no] Il punteggio migliore è di { NAME($winner) }, e la partita è sua.
        }
    }
}
event-points = Si contano i punti.
event-next-game = Comincia la partita { $game }. { ME($mayor) ->
    [yes] Il borgomastro sei tu.
   *[no] Il borgomastro è { NAME($mayor) }.
}

## Che cosa ti si chiede

prompt-chest = In quale delle tue due case nascondi il forziere?
prompt-sleep-thief = Tieni gli occhi chiusi mentre si chiama il ladro.
prompt-sleep-wolf = Tieni gli occhi chiusi mentre si chiama il lupo mannaro.
prompt-look = Sei il ladro, e tutti dormono. Quale casa sbirci?
prompt-bite = Sei il lupo mannaro, e tutti dormono. Verso quale casa giri l’artiglio?
prompt-point = Il borgomastro sei tu. Di chi vuoi vedere un personaggio? In cambio ne mostrerai uno tuo.
prompt-show = Hai visto il personaggio di { on-side } di { NAME($owner) }: è { face }. Quale dei tuoi mostri in cambio?
prompt-bet = Scommetti su chi è il lupo mannaro? Nel sacchetto { $coins ->
    [one] c’è 1 moneta
   *[other] ci sono { $coins } monete
}.
prompt-keep = Hai estratto { $coins }. Quale moneta punti?
prompt-accuse = Hai in mano la moneta da { $coin }. Chi è il lupo mannaro?
prompt-ready = Parlatene: chi è il lupo mannaro? Quando vuoi, si vota.
prompt-vote = { $turn ->
    [1] Il primo dei tuoi due voti: quale personaggio ti è sospetto?
   *[2] Il secondo dei tuoi due voti: quale personaggio ti è sospetto?
}
prompt-done = Sei tra gli indiziati. Di’ qualcosa in tua difesa, poi si va al ballottaggio.
prompt-cast = { $votes ->
    [1] Hai un voto. Chi va linciato: { paw-suspect } (orma) o { tuft-suspect } (ciuffo)?
   *[2] Hai due voti. Chi va linciato: { paw-suspect } (orma) o { tuft-suspect } (ciuffo)?
}
prompt-over = La partita è finita.

wait-chests = Gli altri stanno ancora nascondendo i forzieri.
wait-night = È notte. Tutti hanno gli occhi chiusi.
wait-privilege = { NAME($seat) }, borgomastro, può chiedere di vedere un personaggio.
wait-show = { NAME($seat) }, borgomastro, sceglie che cosa mostrare in cambio.
wait-bet = { NAME($seat) } può scommettere.
wait-seal = { NAME($seat) } ha le monete in mano e sceglie chi accusare.
wait-ready = La discussione va avanti finché non si è tutti d’accordo a votare.
wait-vote = Sta votando { NAME($seat) }.
wait-defence = { NAME($seat) } parla in sua difesa.
wait-cast = Arrivano i voti segreti.
wait-without-votes = In questo ballottaggio non hai voti. Votano gli altri.
wait-chance = Le carte stanno arrivando.

## Che cosa puoi fare

move-chest = { $side ->
    [0] In quella di destra
   *[1] In quella di sinistra
}
move-sleep = Dormi
move-look = { slot-label }
move-no-look = Stanotte nessuna
move-no-bite = Stanotte nessun morso
move-bite = { slot-label }
move-point = { slot-label }
move-no-point = Rinuncia al privilegio
own-card = { $side ->
    [0] Quello di destra: { face }
   *[1] Quello di sinistra: { face }
}
move-show = { $gone ->
    [true] { own-card } (fuori dal cerchio)
   *[false] { own-card }
}
move-bet = Scommetti
move-no-bet = Oggi no
move-no-vote = Non votare
move-keep = La moneta da { $coin }
move-accuse = { NAME($seat) }
move-ready = Si voti
move-vote = { slot-label }
move-done = Ho detto la mia
move-cast = { $paws ->
    [0] { $tufts ->
        [1] Ciuffo: { tuft-suspect }
       *[2] Due volte il ciuffo: { tuft-suspect }
    }
    [1] { $tufts ->
        [0] Orma: { paw-suspect }
       *[1] Un voto a testa
    }
   *[2] Due volte l’orma: { paw-suspect }
}

## Che cosa sai

note-game = Partita { $game }: { ME($winner) ->
    [yes] hai vinto tu
   *[no] ha vinto { NAME($winner) }
}; il lupo mannaro { ME($wolf) ->
    [yes] eri tu
   *[no] era { NAME($wolf) }
}, il ladro { ME($thief) ->
    [yes] eri tu
   *[no] era { NAME($thief) }
}.
note-chest = { $gone ->
    [true] Il tuo forziere era nella casa { on-side }, che non c’è più.
   *[false] Il tuo forziere è nella casa { on-side }.
}
note-citizens = { $lives ->
    [0] I tuoi personaggi erano due cittadini, e non ci sono più.
   *[other] I tuoi personaggi sono due cittadini: di notte dormi.
}
note-werewolf = Sei il lupo mannaro, con tutti e due i personaggi. La carta vera e propria è a { on-side }; l’altra sembra un cittadino.
note-thief = { $lives ->
    [0] Sei il ladro, ma senza personaggi non sbirci più.
   *[other] Sei il ladro, con tutti e due i personaggi. La carta vera e propria è a { on-side }; l’altra sembra un cittadino.
}
note-count = Vinci quando hai tanti vivi quanti ne restano a tutti gli altri insieme. Ora sono { $own } contro { $others }.
note-look = Notte { $night }, hai sbirciato { house }: { $chest ->
    [true] il forziere è lì.
   *[false] niente forziere, dunque è nell’altra.
}
note-seen = Giorno { $day }, hai visto { character }: è { face }.
note-cleared = { NAME($seat) } non ha più personaggi e si gioca ancora: non è il lupo mannaro.
note-bet = Hai puntato la moneta da { $coin } su { NAME($target) } (avevi estratto { $drawn }).
note-cast = In questo ballottaggio hai scelto { votes-cast }.

## Com’è finita

points-won = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
result-series = { ME($seat) ->
    [yes] Hai vinto la serie con { points-won }!
   *[no] { NAME($seat) } vince la serie con { points-won }.
}
result-shared = { ME($seat) ->
    [yes] La vittoria della serie è anche tua, con { points-won }.
   *[no] La vittoria della serie è anche di { NAME($seat) }, con { points-won }.
}
result-parity = { ME($winner) ->
    [yes] Hai vinto! Nessuno ha fermato il lupo mannaro.
   *[no] Vince { NAME($winner) }, il lupo mannaro: nessuno l’ha fermato in tempo.
}
best-score = { $tied ->
    [true] { points-won } (alla pari con altri, ma alla minor distanza dal borgomastro)
   *[false] { points-won }
}
result-lynched = { ME($winner) ->
    [yes] Hai vinto con { best-score }! Il lupo mannaro, { NAME($wolf) }, è sconfitto.
   *[no] { ME($wolf) ->
        [yes] Il borgo ti ha smascherato. Vince { NAME($winner) } con { best-score }.
       *[no] Il lupo mannaro, { NAME($wolf) }, è sconfitto. Vince { NAME($winner) } con { best-score }.
    }
}
result-thief = { ME($seat) ->
    [yes] Il ladro eri tu.
   *[no] Il ladro era { NAME($seat) }.
}
result-look = { ME($seat) ->
    [yes] Notte { $night }, hai sbirciato { house }: { $chest ->
        [true] il forziere era lì.
       *[false] niente forziere.
    }
   *[no] Notte { $night }, { NAME($seat) } ha sbirciato { house }: { $chest ->
        [true] il forziere era lì.
       *[false] niente forziere.
    }
}
result-bet = { ME($seat) ->
    [yes] Hai estratto { $drawn } e puntato { $coin } su { NAME($target) }: { $right ->
        [true] indovinato!
       *[false] sbagliato.
    }
   *[no] { NAME($seat) } ha estratto { $drawn } e puntato { $coin } su { ME($target) ->
        [yes] di te
       *[no] { NAME($target) }
    }: { $right ->
        [true] indovinato!
       *[false] sbagliato.
    }
}

## Che cosa si può dichiarare nella discussione

claims-suspect = Accusa qualcuno
claims-trust = Difendi qualcuno
claims-am = Di’ chi sei
claims-saw = Di’ quale personaggio hai visto
claims-peeked = Di’ dove hai sbirciato
claim-suspect = { ME($seat) ->
    [yes] Io sospetto di { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } sospetta di te.
       *[no] { NAME($seat) } sospetta di { NAME($target) }.
    }
}
claim-trust = { ME($seat) ->
    [yes] Io mi fido di { NAME($target) }.
   *[no] { ME($target) ->
        [yes] { NAME($seat) } si fida di te.
       *[no] { NAME($seat) } si fida di { NAME($target) }.
    }
}
claim-am = { ME($seat) ->
    [yes] Io sono { face }.
   *[no] { NAME($seat) } dice di essere { face }.
}
claim-saw = { ME($seat) ->
    [yes] Ho visto { character }: { face }.
   *[no] { NAME($seat) } dice di aver visto { character }: { face }.
}
claim-peeked = { ME($seat) ->
    [yes] Ho sbirciato { house }: { $chest ->
        [true] il forziere è lì.
       *[false] niente forziere.
    }
   *[no] { NAME($seat) } dice di aver sbirciato { house }: { $chest ->
        [true] il forziere è lì.
       *[false] niente forziere.
    }
}

## Perché una mossa non va

refusal-game-over = La partita è finita: nessuno muove più.
refusal-no-such-move = In questo gioco non c’è una mossa «{ $verb }».
refusal-no-such-choice = «{ $move }» non è tra le scelte che hai adesso.
refusal-already-answered = Hai già risposto: si aspettano gli altri.
refusal-not-your-turn = Non tocca ancora a te.
refusal-only-while-laying = I forzieri si nascondono prima della prima notte, e restano dove sono.
refusal-only-at-night = Si dorme di notte, e ora è giorno.
refusal-only-thief-called = Solo il ladro sbircia le case, e solo di notte, quando lo si chiama.
refusal-only-wolf-called = Solo il lupo mannaro gira l’artiglio, e solo di notte, quando lo si chiama.
refusal-only-the-mayor = Il privilegio è solo del borgomastro di oggi.
refusal-only-mayor-after-dawn = Solo il borgomastro chiede di vedere un personaggio, una volta al giorno, subito dopo l’alba.
refusal-only-after-pointing = Solo il borgomastro mostra un personaggio, in cambio di quello che ha appena visto.
refusal-nothing-to-pass = Adesso non c’è niente su cui passare.
refusal-only-in-betting = Si scommette a turno, dopo il privilegio e prima della discussione.
refusal-only-after-drawing = Una moneta si tiene dopo averla estratta per scommettere.
refusal-only-with-coin = Il sigillo si mette giù dopo aver scelto la moneta.
refusal-only-in-discussion = Si dice di voler votare mentre il borgo discute.
refusal-only-in-first-vote = I voti palesi si danno a turno, dopo la discussione.
refusal-only-when-suspected = Si difende solo chi ha un personaggio indiziato, dopo il primo voto.
refusal-only-in-run-off = I voti segreti si danno nel ballottaggio, dopo la difesa.
refusal-you-sleep = Stai dormendo: questa chiamata non è per te.
refusal-thief-without-characters = Un ladro senza più personaggi non sbircia più.
refusal-wolf-must-choose = Non puoi dormire: il lupo mannaro sei tu, e qualcuno deve cadere.
refusal-last-character = È il tuo ultimo personaggio: l’artiglio non può indicare quella casa.
refusal-not-in-circle = Quel personaggio non è più nel cerchio.
refusal-not-your-own = Quello è tuo: scegline uno di qualcun altro.
refusal-seal-used = Il tuo sigillo è già sul tavolo: si scommette una volta a partita.
refusal-no-way-back = Hai visto le monete: ora la scommessa va fatta.
refusal-not-drawn = Quella moneta non è tra quelle che hai estratto.
refusal-not-yourself = Non puoi scommettere su di te.
refusal-must-vote = Non ci si astiene: ogni voto va dato.
refusal-no-votes = In questo ballottaggio non hai voti: ne danno solo i personaggi vivi che non sono indiziati.
refusal-not-a-suspect = Al ballottaggio si vota per uno dei due indiziati, quelli con la zampa e col ciuffo.
refusal-cast-all = { $votes ->
    [1] Hai un voto da dare: «cast paw» o «cast tuft».
   *[2] Hai due voti da dare, per esempio «cast paw tuft».
}

## Nei rapporti del laboratorio
side-werewolf = il lupo mannaro
side-thief = il ladro
side-citizen = i cittadini
end-parity = tante vite quante gli altri
end-lynched = il lupo mannaro è linciato
end-series = fine della serie
