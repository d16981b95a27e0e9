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
