### Le parole della casa in italiano. I messaggi di un gioco si aggiungono a questi.

## Che cosa si disegna dove non ci sono figure

glyph-night = ☾
glyph-day = ☀

## Una partita nel terminale

play-welcome = { $title }: { $players } al tavolo. Tu sei { $name }, gli altri sono bot.
play-watch = { $title }: { $players } al tavolo, tutti bot. Tu guardi da dietro le spalle di { $name }.
play-options = Scrivi un numero, o ? per un aiuto.
play-you = tu
play-player = chi

play-enter = Invio: { $choice }
play-range = Scegli un numero da 1 a { $count }.
play-unclear = «{ $text }» non mi è chiaro. Scrivi un numero da 1 a { $count }, una mossa, o ? per un aiuto.

play-help =
    Scrivi il numero di una scelta, o la mossa stessa com’è scritta accanto.
    Quando c’è una cosa sola da fare, basta Invio.
    Le sigle sul tavolo sono quelle che usano le mosse.

      ?            questo aiuto
      tavolo       di nuovo il tavolo
      guarda NOME  fin dove arriva una pedina, sulla mappa
      so           quello che sai
      diario       tutto quello che è successo
      regole       la regola dietro la domanda
      regole ID    un’altra regola
      esci         lascia la partita; prima puoi salvarla

play-whose = { $thing } ({ $letter }: { $name })
play-look-nothing = Non c’è nulla da mostrare sulla mappa per «{ $thing }».
play-know = Quello che sai
play-know-nothing = Non sai niente che gli altri non sappiano.
play-log = Finora
play-log-nothing = Non è ancora successo niente.
play-no-rule = Non c’è una regola «{ $id }».
play-no-rule-here = Dietro questa domanda non c’è una regola.

play-leave = Lasci il tavolo. Per salvare la partita scrivi il nome di un file; Invio la lascia senza salvarla.
play-abandoned = La partita è rimasta a metà e non è salvata.
play-no-more-input = Non c’è più niente da leggere.
play-saved = Salvata in { $file }.
play-not-saved = { $file } non si può scrivere: { $problem }.
play-continue = Per riprenderla: { $command }
play-look-back = Per rivederla: { $command }
play-all-shown = Tutto scoperto

ground-sea = mare
ground-scum_sea = mare di scorie
ground-water = acqua
ground-river = fiume
ground-basin = bacino
ground-road = strada
ground-crossing = incrocio
ground-bridge = ponte
ground-concrete = cemento
ground-square = piazza
ground-meadow = prato
ground-plains = pianura
ground-ground = terreno aperto
ground-beach = spiaggia
ground-park = parco
ground-wood = bosco
ground-jungle = giungla
ground-swamp = palude
ground-mountain = montagna
ground-glass_zone = zona di vetro
ground-building = edificio
ground-house = casa
ground-city = città
ground-inside = interno
ground-roof = tetto
ground-wall = muro
ground-quay = molo
ground-deck = ponte di bordo

## I rapporti del laboratorio

lab-title = { $title }: { $games } partite
lab-table = { $seats ->
    [one] Un giocatore
   *[other] { $seats } giocatori
}. Bot: { $bots }. Seme { $seed }.
lab-options = Opzioni: { $options }.
lab-numbers = Giocate con numeri diversi da quelli della scatola:
lab-seat = posto { $seat }

lab-fair = È equo?
lab-fair-side = { $side }: { $rate } delle partite vinte, tra { $low } e { $high } (95 %).
lab-fair-even = Nessun posto vince più o meno spesso di una parte uguale, al di là del caso.
lab-fair-more = { $seat } vince più spesso di una parte uguale di { $level }: { $rate }, almeno { $low }.
lab-fair-less = { $seat } vince meno spesso di una parte uguale di { $level }: { $rate }, al massimo { $high }.
lab-fair-draws = { $rate } delle partite non ha un vincitore.
lab-fair-short = { $games } partite dicono poco: una quota si conosce solo a circa { $error } punti.

lab-by-seat = Vittorie per posto
lab-by-seat-note = Da soli o insieme ad altri. La linea tratteggiata è dove tutti i posti sarebbero uguali.
lab-by-side = Vittorie per parte
lab-by-side-note = Delle partite in cui qualcuno stava da quella parte.
lab-by-bot = Vittorie per bot
lab-by-bot-note = Di tutti i posti tenuti da un bot.
lab-ends = Come finiscono le partite
lab-length = Quanto durano le partite
lab-length-note = { $mean } mosse in media, caso compreso; metà delle partite tra { $low } e { $high }.
lab-drama = Chi è in testa, e quando si decide
lab-drama-note = Quante volte il futuro vincitore è davanti, secondo la valutazione del gioco stesso. A metà partita: { $half }; la testa cambia { $changes } volte a partita.
lab-no-drama = Questo gioco non sa ancora valutare una posizione: nessuno può dire chi è in testa.
lab-heat = Dove stanno le pedine
lab-heat-of = { $who } su { $map }
lab-heat-note = Alla fine di ogni turno; più scuro, più spesso.
lab-no-heat = Questo gioco non ha un tabellone che si disegna da sé.
lab-not-observed = Queste partite non sono state osservate mentre si giocavano; con --observe o --report ci sono anche le figure di carte, vantaggi e tabelloni.
lab-cards = Carte e vittorie
lab-cards-note = Di chi ha giocato una carta almeno una volta, quanti hanno vinto. La linea tratteggiata è la quota di tutti quelli che hanno giocato carte. Le { $count } carte più giocate.
lab-no-cards = In questo gioco non si giocano carte.

lab-axis-won = vinte
lab-axis-games = partite
lab-axis-moves = mosse
lab-axis-gone = della partita giocata
lab-axis-ahead = futuro vincitore in testa
lab-figures = I numeri
lab-column-name = che cosa
lab-column-count = quante
lab-column-of = su
lab-column-share = quota
lab-column-interval = intervallo 95 %
lab-again = Le stesse partite di nuovo
