import type { DemoCampaign } from '../content-item';
import { six } from '../six';

export const SECOND_HAND_DAYS: DemoCampaign = {
  key: 'second-hand-days',
  scene: 'counter',
  days: [-3, 11],
  group: 'second-hand',
  slug: six(
    'kaytettyjen-paivat',
    'second-hand-days',
    'begagnatdagar',
    'secondhand-tage',
    'jours-d-occasion',
    'dni-b-u',
  ),
  title: six(
    'Käytettyjen päivät',
    'Second-hand days',
    'Begagnatdagar',
    'Secondhand-Tage',
    'Les jours de l’occasion',
    'Дни б/у',
  ),
  excerpt: six(
    'Kahden viikon ajan jokainen myymälä ottaa vastaan meiltä ostettuja varusteita ja kertoo, mitä niistä vielä tulee.',
    'For two weeks every store takes in gear bought from us and tells you what can still become of it.',
    'I två veckor tar alla butiker emot prylar som köpts hos oss och berättar vad det kan bli av dem.',
    'Zwei Wochen lang nimmt jede Filiale bei uns gekaufte Stücke an und sagt, was noch daraus wird.',
    'Pendant deux semaines, chaque magasin reprend le matériel acheté chez nous et dit ce qu’il peut encore devenir.',
    'Две недели каждый магазин принимает купленное у нас и говорит, что из этого ещё выйдет.',
  ),
  text: six(
    `Vaatehuoneessa roikkuva takki on varaston hyllyllä, josta kukaan ei tilaa. Tuo se: tarkistamme sen silmiesi edessä ja teemme tarjouksen, jonka saat ottaa tai jättää.
    # Mitä otamme
    - meiltä ostetut vaatteet, rinkat, teltat ja sukset, joissa ei ole rakenteellista vikaa
    - puhtaana, kuivana ja osat mukana
    - monot, jos pohja ei ole kulunut yli merkin
    Kypäriä, köysiä, piippareita ja muita turvavarusteita emme ota, emmekä myy niitä käytettyinä.
    # Näin luokittelemme
    1. **Uudenveroinen:** käytetty muutaman kerran, ei näkyviä jälkiä.
    2. **Hyvä:** kulunut mutta ehjä, jäljet kuvattu ja kirjoitettu auki.
    3. **Tyydyttävä:** selviä jälkiä tai meillä paikattu, ja paikka näkyy. Se on usein myymälän kiinnostavin takki.
    4. **Kulunut:** paljon käytetty, toimii vielä.
    # Miten ne myydään
    Jokaista on yksi kappale. Kunto lukee tuotesivulla sellaisena kuin se on, ja takuu on vuosi. Palautusaika on sama kuin uusilla. Kun kokoasi ei ole, tallenna malli toivelistalle: käytetyt tulevat yksi kerrallaan ja lähtevät samoin.
    ! Tunnusta virheet heti. Nuotion reikä hihassa ei vie takilta arvoa; reikä, joka löytyy vasta vuorin alta, vie.`,
    `A jacket in the wardrobe is stock on a shelf that nobody orders from. Bring it: we look it over in front of you and make an offer, which you may take or leave.
    # What we take
    - clothes, packs, tents and skis bought from us, without structural damage
    - clean, dry and with their parts
    - boots whose sole is not worn past its mark
    We do not take helmets, ropes, transceivers or other safety gear, and we do not sell them used.
    # How we grade
    1. **Like new:** used a few times, no visible marks.
    2. **Good:** worn but whole, the marks photographed and described.
    3. **Fair:** clear marks, or patched by us, and the patch shows. It is often the most interesting jacket in the store.
    4. **Worn:** used a lot, still does its job.
    # How they are sold
    There is one of each. The product page tells the condition as it is, and the guarantee is a year. You may return them just like new ones. If your size is missing, put the model on your wishlist: used things come one at a time and leave the same way.
    ! Own up to the faults. A spark hole in the sleeve does not ruin a jacket’s price; one discovered under the lining does.`,
    `En jacka i garderoben är lager på en hylla som ingen beställer från. Ta med den: vi går igenom den inför dina ögon och ger ett bud som du kan ta eller låta bli.
    # Det här tar vi emot
    - kläder, ryggsäckar, tält och skidor som köpts hos oss, utan skador i konstruktionen
    - rena, torra och med alla delar
    - pjäxor om sulan inte är nött förbi märket
    Hjälmar, rep, transceivrar och annan säkerhetsutrustning tar vi inte emot, och vi säljer dem inte begagnade.
    # Så graderar vi
    1. **Som nytt:** använd några gånger, inga synliga spår.
    2. **Bra:** sliten men hel, spåren fotograferade och beskrivna.
    3. **Okej:** tydliga spår, eller lappad hos oss, och lappen syns. Det är ofta butikens mest intressanta jacka.
    4. **Slitet:** mycket använt, fungerar än.
    # Så säljs de
    Det finns en av varje. Skicket står på produktsidan som det är, och garantin är ett år. Du kan returnera dem precis som nya. Saknas din storlek lägger du modellen på önskelistan: begagnat kommer ett i taget och försvinner på samma sätt.
    ! Berätta om felen direkt. Ett brännhål i ärmen förstör inte priset på en jacka; ett hål som hittas under fodret gör det.`,
    `Eine Jacke im Schrank ist Ware in einem Regal, aus dem niemand bestellt. Bringen Sie sie: Wir prüfen sie vor Ihren Augen und machen ein Angebot, das Sie annehmen oder lassen.
    # Was wir annehmen
    - bei uns gekaufte Kleidung, Rucksäcke, Zelte und Ski ohne Schäden an der Konstruktion
    - sauber, trocken und mit allen Teilen
    - Skischuhe, deren Sohle nicht unter die Marke abgelaufen ist
    Helme, Seile, LVS-Geräte und andere Sicherheitsausrüstung nehmen wir nicht an, und gebraucht verkaufen wir sie nicht.
    # Unsere Stufen
    1. **Wie neu:** ein paarmal benutzt, keine sichtbaren Spuren.
    2. **Gut:** getragen, aber heil, Spuren fotografiert und beschrieben.
    3. **Ordentlich:** deutliche Spuren oder bei uns geflickt, und man sieht es. Oft ist das die interessanteste Jacke der Filiale.
    4. **Abgenutzt:** viel benutzt, tut noch seinen Dienst.
    # Wie sie verkauft werden
    Jedes Stück gibt es einmal. Der Zustand steht auf der Produktseite, wie er ist, und die Garantie beträgt ein Jahr. Zurückgeben können Sie sie wie Neues. Fehlt Ihre Größe, setzen Sie das Modell auf die Wunschliste: Gebrauchtes kommt einzeln und geht einzeln.
    ! Nennen Sie Mängel gleich. Ein Funkenloch im Ärmel nimmt einer Jacke nicht den Wert; eines, das sich unter dem Futter findet, schon.`,
    `Une veste au fond d’une armoire, c’est du stock sur une étagère où personne ne commande. Apportez-la : nous l’examinons devant vous et faisons une offre, à prendre ou à laisser.
    # Ce que nous reprenons
    - vêtements, sacs, tentes et skis achetés chez nous, sans défaut de structure
    - propres, secs et complets
    - chaussures de ski dont la semelle n’est pas usée au-delà du repère
    Ni casques, ni cordes, ni détecteurs, ni autre matériel de sécurité : nous ne les reprenons pas et ne les revendons pas d’occasion.
    # Nos états
    1. **Comme neuf :** utilisé quelques fois, aucune trace visible.
    2. **Bon :** porté mais entier, traces photographiées et décrites.
    3. **Correct :** traces nettes, ou rapiécé chez nous, et cela se voit. C’est souvent la veste la plus intéressante du magasin.
    4. **Usé :** beaucoup servi, fonctionne encore.
    # Comment on les vend
    Chaque pièce est unique. L’état figure tel quel sur la page du produit, et la garantie est d’un an. Le retour se fait comme pour le neuf. Votre taille manque ? Mettez le modèle dans votre liste d’envies : l’occasion arrive et repart une par une.
    ! Dites les défauts d’emblée. Un trou d’étincelle à la manche ne ruine pas le prix ; un trou découvert sous la doublure, si.`,
    `Куртка в шкафу — это товар на полке, с которой никто не заказывает. Принесите её: осмотрим при вас и сделаем предложение, а согласиться или нет — решать вам.
    # Что мы берём
    - купленные у нас одежду, рюкзаки, палатки и лыжи без конструктивных повреждений
    - чистыми, сухими и со всеми деталями
    - лыжные ботинки, если подошва не стёрта ниже метки
    Каски, верёвки, лавинные датчики и другое страховочное снаряжение не берём и б/у не продаём.
    # Как мы оцениваем
    1. **Как новое:** использовали несколько раз, следов нет.
    2. **Хорошее:** поношено, но целое, следы сняты на фото и описаны.
    3. **Среднее:** заметные следы или наша заплата, и она видна. Часто это самая интересная куртка в магазине.
    4. **Поношенное:** много пользовались, но ещё служит.
    # Как их продают
    Каждая вещь — в одном экземпляре. Состояние на странице товара описано как есть, гарантия — год. Вернуть можно так же, как новое. Нет размера — добавьте модель в избранное: б/у приходит по одной вещи и уходит так же.
    ! О недостатках говорите сразу. Дырка от искры на рукаве цену не испортит, а вот найденная под подкладкой — испортит.`,
  ),
};
