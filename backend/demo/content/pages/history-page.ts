import type { DemoPage } from '../page';
import { six } from '../six';

/** Shown by the screen `history` too. */
export const HISTORY_PAGE: DemoPage = {
  key: 'history',
  scene: 'mending',
  slug: six(
    'hangin-tarina',
    'the-story-of-hanki',
    'hankis-historia',
    'geschichte-von-hanki',
    'histoire-de-hanki',
    'istoriya-hanki',
  ),
  title: six(
    'Hangen tarina',
    'The story of Hanki',
    'Hankis historia',
    'Die Geschichte von Hanki',
    'L’histoire de Hanki',
    'История Hanki',
  ),
  text: six(
    `Hanki ei alkanut kaupasta vaan ompelukoneesta. Kahdella tamperelaisella oli rikki mennyt teltta, kellari Varastokadulla ja kone, joka kuului toisen isoäidille.
    # 1997: paikka
    Kellarissa korjattiin telttoja, ensin omia, sitten seuran, sitten kaikkien. Hinta oli kymppi ja kahvi. Ensimmäinen kassakone ostettiin vasta, kun kahvipurkki täyttyi.
    # 2000: ompelija
    Telttatehdas Pirkanmaalla suljettiin, ja Irja Tamminen käveli sisään koneineen. Hän on yhä täällä, samoin kone. Vuotta myöhemmin avattiin myymälä Hämeenkadulle, koska kellarissa ei mahtunut seisomaan suorassa.
    # 2006–2013: pohjoiseen ja rannikolle
    Helsinki sai myymälän ja suksihuollon, Rovaniemi vuokraamon, Turku kajakit ja Oulu talven pyöräilijät. Ensimmäinen oma kuori, Käsivarsi, ommeltiin vuonna 2010; kaavat on siitä piirretty kolmesti uudelleen, ja joka kerta se on tullut helpommaksi korjata.
    @store/rovaniemi
    # 2016: verkkoon
    Tilaukset pakattiin aluksi myymälän takahuoneessa. Nykyinen varasto on samalla kadulla kuin se kellari, kaksi kerrosta ylempänä.
    @scene/delivery
    # 2019: omistajiksi
    Perustajat myivät suurimman osan yhtiöstä työntekijöille. Siitä lähtien varaston työntekijä on voinut kysyä hallitukselta, miksi jokin maksaa mitä maksaa, ja saada vastauksen.
    # 2021: takaisin
    Aloimme ostaa omia mallejamme takaisin. [Käytettyjen](screen:secondHand) ensimmäinen takki oli se, jonka vetoketjun Irja oli vaihtanut kahdesti.
    @scene/counter
    # 2026: nyt
    Kuusi myymälää, kuusi kieltä, yksi varasto ja sama ajatus: korjaamme ennen kuin myymme.
    -> [Korjauspalvelu](page:repair) [Käytetyt](screen:secondHand) [Myymälät](screen:stores)`,
    `Hanki did not begin with a shop but with a sewing machine. Two people in Tampere had a torn tent, a cellar in Varastokatu and a machine that belonged to the grandmother of one of them.
    # 1997: a patch
    In the cellar they mended tents, first their own, then the club’s, then everybody’s. It cost ten marks and a coffee. The first till was bought only when the coffee tin was full.
    # 2000: a seamstress
    A tent factory in the region closed, and Irja Tamminen walked in with her machine. She is still here, and so is the machine. A year later a store opened in Hämeenkatu, because nobody could stand upright in the cellar.
    # 2006–2013: north and to the coast
    Helsinki got a store and a ski service, Rovaniemi a rental shop, Turku its kayaks and Oulu its winter cyclists. The first shell of our own, Käsivarsi, was sewn in 2010; its pattern has been redrawn three times, and each time it became easier to mend.
    @store/rovaniemi
    # 2016: online
    At first orders were packed in the back room of the store. Today’s warehouse is in the same street as that cellar, two floors up.
    @scene/delivery
    # 2019: owners
    The founders sold most of the company to its staff. Since then somebody from the warehouse may ask the board why a thing costs what it costs, and gets an answer.
    # 2021: back again
    We began to buy back our own models. The first jacket in [second hand](screen:secondHand) was one whose zip Irja had replaced twice.
    @scene/counter
    # 2026: now
    Six stores, six languages, one warehouse and the same idea: we mend before we sell.
    -> [Repair service](page:repair) [Second-hand](screen:secondHand) [Stores](screen:stores)`,
    `Hanki började inte med en butik utan med en symaskin. Två tammerforsbor hade ett trasigt tält, en källare på Varastokatu och en maskin som tillhörde den enas mormor.
    # 1997: en lapp
    I källaren lagades tält, först egna, sedan klubbens, sedan allas. Det kostade tio mark och en kopp kaffe. Den första kassaapparaten köptes först när kaffeburken var full.
    # 2000: en sömmerska
    En tältfabrik i trakten lades ner, och Irja Tamminen klev in med sin maskin. Hon är kvar, och maskinen också. Året därpå öppnades butiken på Hämeenkatu, eftersom ingen kunde stå rak i källaren.
    # 2006–2013: norrut och till kusten
    Helsingfors fick en butik och en skidservice, Rovaniemi en uthyrning, Åbo sina kajaker och Uleåborg sina vintercyklister. Det första egna skalet, Käsivarsi, syddes 2010; mönstret har ritats om tre gånger, och varje gång har det blivit lättare att laga.
    @store/rovaniemi
    # 2016: ut på nätet
    I början packades beställningarna i butikens bakrum. Dagens lager ligger på samma gata som källaren, två våningar upp.
    @scene/delivery
    # 2019: ägare
    Grundarna sålde det mesta av bolaget till de anställda. Sedan dess kan den som arbetar i lagret fråga styrelsen varför något kostar vad det kostar, och få svar.
    # 2021: tillbaka
    Vi började köpa tillbaka våra egna modeller. Den första jackan bland [begagnat](screen:secondHand) var en vars dragkedja Irja hade bytt två gånger.
    @scene/counter
    # 2026: nu
    Sex butiker, sex språk, ett lager och samma tanke: vi lagar innan vi säljer.
    -> [Reparationsservice](page:repair) [Begagnat](screen:secondHand) [Butiker](screen:stores)`,
    `Am Anfang von Hanki stand kein Laden, sondern eine Nähmaschine. Zwei Leute in Tampere hatten ein zerrissenes Zelt, einen Keller in der Varastokatu und eine Maschine, die der Großmutter des einen gehörte.
    # 1997: ein Flicken
    Im Keller wurden Zelte geflickt, erst eigene, dann die des Vereins, dann die aller anderen. Es kostete zehn Mark und einen Kaffee. Die erste Kasse kam, als die Kaffeedose voll war.
    # 2000: eine Näherin
    Eine Zeltfabrik in der Gegend schloss, und Irja Tamminen kam mit ihrer Maschine herein. Beide sind noch da. Ein Jahr später öffnete die Filiale in der Hämeenkatu, weil man im Keller nicht aufrecht stehen konnte.
    # 2006–2013: nach Norden und an die Küste
    Helsinki bekam eine Filiale und einen Skiservice, Rovaniemi einen Verleih, Turku seine Kajaks und Oulu seine Winterradler. Die erste eigene Hardshell, Käsivarsi, wurde 2010 genäht; ihr Schnitt ist seither dreimal neu gezeichnet worden, und jedes Mal ließ sie sich leichter reparieren.
    @store/rovaniemi
    # 2016: ins Netz
    Anfangs packten wir die Bestellungen im Hinterzimmer. Das heutige Lager liegt in derselben Straße wie der Keller, zwei Stockwerke höher.
    @scene/delivery
    # 2019: Eigentümer
    Die Gründer verkauften den größten Teil der Firma an die Beschäftigten. Seither kann jemand aus dem Lager den Vorstand fragen, warum etwas kostet, was es kostet, und bekommt eine Antwort.
    # 2021: zurück
    Wir begannen, eigene Modelle zurückzukaufen. Die erste Jacke unter [Gebraucht](screen:secondHand) war eine, deren Reißverschluss Irja zweimal getauscht hatte.
    @scene/counter
    # 2026: heute
    Sechs Filialen, sechs Sprachen, ein Lager und derselbe Gedanke: erst reparieren, dann verkaufen.
    -> [Reparaturservice](page:repair) [Gebraucht](screen:secondHand) [Filialen](screen:stores)`,
    `Hanki n’a pas commencé par un magasin mais par une machine à coudre. Deux habitants de Tampere avaient une tente déchirée, une cave rue Varastokatu et une machine qui appartenait à la grand-mère de l’un d’eux.
    # 1997 : une pièce
    Dans la cave, on réparait des tentes, d’abord les leurs, puis celles du club, puis celles de tous. Le prix : dix marks et un café. La première caisse n’a été achetée qu’une fois la boîte à café pleine.
    # 2000 : une couturière
    Une fabrique de tentes de la région a fermé, et Irja Tamminen est entrée avec sa machine. Elle est toujours là, la machine aussi. L’année suivante ouvrait le magasin de Hämeenkatu, car on ne tenait pas debout dans la cave.
    # 2006–2013 : vers le nord et la côte
    Helsinki a eu un magasin et un atelier ski, Rovaniemi une location, Turku ses kayaks et Oulu ses cyclistes d’hiver. Notre première veste, la Käsivarsi, a été cousue en 2010 ; son patron a été redessiné trois fois, chaque fois plus facile à réparer.
    @store/rovaniemi
    # 2016 : en ligne
    Les premières commandes partaient de l’arrière-boutique. L’entrepôt d’aujourd’hui se trouve dans la même rue que la cave, deux étages plus haut.
    @scene/delivery
    # 2019 : propriétaires
    Les fondateurs ont vendu l’essentiel de l’entreprise aux salariés. Depuis, un magasinier peut demander au conseil pourquoi une chose coûte ce qu’elle coûte, et obtenir une réponse.
    # 2021 : retour
    Nous avons commencé à racheter nos propres modèles. La première veste [d’occasion](screen:secondHand) était l’une de celles dont Irja avait changé deux fois le zip.
    @scene/counter
    # 2026 : aujourd’hui
    Six magasins, six langues, un entrepôt et la même idée : réparer avant de vendre.
    -> [Service de réparation](page:repair) [Occasion](screen:secondHand) [Magasins](screen:stores)`,
    `Hanki начался не с магазина, а со швейной машинки. У двоих жителей Тампере были порванная палатка, подвал на улице Varastokatu и машинка бабушки одного из них.
    # 1997: заплата
    В подвале чинили палатки: сначала свои, потом клубные, потом всех подряд. Стоило это десять марок и чашку кофе. Первую кассу купили, только когда наполнилась кофейная банка.
    # 2000: швея
    В округе закрылась палаточная фабрика, и в дверь вошла Ирья Тамминен со своей машинкой. Обе до сих пор здесь. Через год открылся магазин на Hämeenkatu, потому что в подвале нельзя было выпрямиться.
    # 2006–2013: на север и к морю
    В Хельсинки появились магазин и лыжный сервис, в Рованиеми — прокат, в Турку — каяки, в Оулу — зимние велосипедисты. Первую собственную мембрану, Käsivarsi, сшили в 2010 году; с тех пор лекала переделывали трижды, и каждый раз чинить её становилось легче.
    @store/rovaniemi
    # 2016: в интернет
    Сначала заказы собирали в подсобке магазина. Нынешний склад — на той же улице, что и подвал, двумя этажами выше.
    @scene/delivery
    # 2019: владельцы
    Основатели продали большую часть компании сотрудникам. С тех пор человек со склада может спросить правление, почему что-то стоит столько, и получить ответ.
    # 2021: обратно
    Мы начали выкупать собственные модели. Первой курткой в [б/у](screen:secondHand) стала та, в которой Ирья дважды меняла молнию.
    @scene/counter
    # 2026: сейчас
    Шесть магазинов, шесть языков, один склад и та же мысль: сначала чиним, потом продаём.
    -> [Ремонт](page:repair) [Б/у](screen:secondHand) [Магазины](screen:stores)`,
  ),
};
