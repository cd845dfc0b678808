import type { DemoCampaign } from '../content-item';
import { six } from '../six';

/** The Finnish menu links this campaign by its slug while it runs. */
export const REPAIR_WEEKS: DemoCampaign = {
  key: 'repair-weeks',
  scene: 'mending-evening',
  days: [-20, 70],
  models: ['riutta-50', 'suurselka-65', 'rakka-mid', 'latu-skin-46', 'kasivarsi-3l', 'sade-600'],
  slug: six('korjauspalvelu', 'mend-it-first', 'laga-forst', 'erst-reparieren', 'reparer-d-abord', 'snachala-pochinim'),
  title: six('Korjataan ensin', 'Mend it first', 'Laga först', 'Erst reparieren', 'Réparer d’abord', 'Сначала починим'),
  excerpt: six(
    'Tuo rikkoutunut, ennen kuin ostat uuden. Sanomme hinnan ennen kuin aloitamme, ja joskus sanomme, että vielä ehtii.',
    'Bring what is broken before you buy new. You hear the price before we begin, and sometimes that it can wait.',
    'Kom med det trasiga innan du köper nytt. Du får priset innan vi börjar, och ibland beskedet att det kan vänta.',
    'Bringen Sie Kaputtes, bevor Sie neu kaufen. Den Preis nennen wir vorher, und manchmal sagen wir, dass es noch Zeit hat.',
    'Apportez ce qui est cassé avant d’acheter. Le prix est annoncé d’abord ; parfois nous dirons que cela peut attendre.',
    'Принесите сломанное, прежде чем покупать новое. Цену назовём заранее, а иногда скажем, что ещё потерпит.',
  ),
  text: six(
    `Tampereen ompelimo ja Helsingin suksihuolto ottavat töitä vastaan ympäri vuoden, mutta nyt pöydällä on tilaa. Marraskuussa jonotetaan, huhtikuussa jonotetaan; niiden välissä vetoketju vaihtuu viikossa.
    # Mitä kannattaa tuoda nyt
    - takki, jonka ketju aukeaa itsestään
    - rinkka, josta puuttuu solki
    - teltta, jonka kaari halkesi juhannuksena
    - sukset, joiden kantista saa kiinni kynnellä
    - untuvatakki, jonka yhdestä saumasta tulee höyheniä
    # Näin se käy
    1. Puhdista ja kuivaa. Likaiseen ei tartu liima eikä lappu.
    2. Jätä mihin tahansa kuudesta [myymälästä](screen:stores) tai tule keskiviikkona korjausiltaan Tampereelle ja tee itse, ompelija vieressä.
    3. Saat hinnan ja päivän ennen kuin aloitamme, ja viestin kun työ on valmis.
    Kypäriä, köysiä, valjaita ja piippareita emme korjaa: niihin pitää voida luottaa täysin.
    # Tehty korjattaviksi
    Alla on malleja, joiden osat vaihtuvat: soljet ilman ompelukonetta, pohjat suutarilla, karva kotona. Kysy niistä ostaessasi. Mitä [korjauspalvelu](page:repair) tekee kaikkiaan, on omalla sivullaan, ja [ompelijan ohjeella](guide:care-of-shells) moni kuori pysyy poissa meiltä.`,
    `The workshop in Tampere and the ski service in Helsinki take work all year, but just now there is room on the bench. In November there is a queue, in April there is a queue; between them a zip is changed in a week.
    # What to bring now
    - the jacket whose zip opens by itself
    - the pack that has lost a buckle
    - the tent whose pole split at midsummer
    - the skis whose edge catches your fingernail
    - the down jacket that sheds at one seam
    # How it works
    1. Clean it and dry it. Neither glue nor patch holds on dirt.
    2. Leave it at any of our six [stores](screen:stores), or come to Wednesday’s mending night in Tampere and do it yourself with a seamstress beside you.
    3. You get a price and a day before we begin, and a message when it is done.
    Helmets, ropes, harnesses and transceivers we do not repair: they must not be trusted by halves.
    # Made to be mended
    Below are models whose parts come off and go on again: buckles without a sewing machine, soles at a cobbler’s, the skin at home. Ask about them when you buy. All that the [repair service](page:repair) does is on its own page, and with [the seamstress’s advice](guide:care-of-shells) many a shell never needs us.`,
    `Verkstaden i Tammerfors och skidservicen i Helsingfors tar emot arbeten året om, men just nu finns det plats på bordet. I november är det kö, i april är det kö; däremellan byts en dragkedja på en vecka.
    # Det här lönar sig att lämna in nu
    - jackan vars dragkedja öppnar sig själv
    - ryggsäcken som saknar ett spänne
    - tältet vars båge sprack på midsommaren
    - skidorna där nageln fastnar i kanten
    - dunjackan som fäller fjädrar i en söm
    # Så går det till
    1. Rengör och torka. På smuts fäster varken lim eller lapp.
    2. Lämna in i någon av våra sex [butiker](screen:stores), eller kom till onsdagens lagarkväll i Tammerfors och gör det själv med en sömmerska intill.
    3. Du får pris och dag innan vi börjar och ett meddelande när det är klart.
    Hjälmar, rep, selar och transceivrar reparerar vi inte: dem får man inte lita på till hälften.
    # Gjorda för att lagas
    Här nedanför finns modeller vars delar går att byta: spännen utan symaskin, sulor hos skomakaren, huden hemma. Fråga om det när du köper. Allt som [reparationsservicen](page:repair) gör står på en egen sida, och med [sömmerskans råd](guide:care-of-shells) klarar sig många skal utan oss.`,
    `Die Werkstatt in Tampere und der Skiservice in Helsinki nehmen das ganze Jahr Arbeit an, doch gerade ist Platz auf dem Tisch. Im November steht man an, im April steht man an; dazwischen ist ein Reißverschluss in einer Woche getauscht.
    # Was sich jetzt lohnt
    - die Jacke, deren Reißverschluss von selbst aufgeht
    - der Rucksack, dem eine Schnalle fehlt
    - das Zelt, dessen Stange an Mittsommer brach
    - die Ski, an deren Kante der Fingernagel hängen bleibt
    - die Daunenjacke, die an einer Naht Federn lässt
    # So geht es
    1. Reinigen und trocknen. Auf Schmutz hält weder Kleber noch Flicken.
    2. In einer unserer sechs [Filialen](screen:stores) abgeben, oder mittwochs zum Reparaturabend nach Tampere kommen und es selbst tun, mit einer Näherin an der Seite.
    3. Preis und Termin erfahren Sie vorher, und wir melden uns, wenn es fertig ist.
    Helme, Seile, Gurte und LVS-Geräte reparieren wir nicht: Darauf darf man sich nicht nur halb verlassen.
    # Zum Reparieren gemacht
    Unten stehen Modelle, deren Teile sich tauschen lassen: Schnallen ohne Nähmaschine, Sohlen beim Schuster, das Fell zu Hause. Fragen Sie beim Kauf danach. Alles, was der [Reparaturservice](page:repair) tut, hat eine eigene Seite, und mit den [Ratschlägen der Näherin](guide:care-of-shells) kommt manche Hardshell ohne uns aus.`,
    `L’atelier de Tampere et l’atelier ski d’Helsinki prennent du travail toute l’année, mais en ce moment il y a de la place sur l’établi. En novembre on attend, en avril on attend ; entre les deux, une fermeture se change en une semaine.
    # À apporter maintenant
    - la veste dont le zip s’ouvre tout seul
    - le sac à qui il manque une boucle
    - la tente dont l’arceau a fendu à la Saint-Jean
    - les skis dont la carre accroche l’ongle
    - la doudoune qui perd ses plumes à une couture
    # Comment faire
    1. Nettoyez et séchez. Sur la saleté, ni colle ni pièce ne tiennent.
    2. Déposez l’article dans l’un de nos six [magasins](screen:stores), ou venez le mercredi à la soirée réparation de Tampere et faites-le vous-même, une couturière à vos côtés.
    3. Prix et date vous sont donnés avant de commencer, puis un message quand c’est prêt.
    Casques, cordes, baudriers et détecteurs ne se réparent pas chez nous : on ne s’y fie pas à moitié.
    # Faits pour être réparés
    Voici des modèles dont les pièces se changent : les boucles sans machine à coudre, les semelles chez le cordonnier, la peau à la maison. Demandez-le au moment d’acheter. Tout ce que fait [l’atelier](page:repair) est sur sa page, et avec [les conseils de la couturière](guide:care-of-shells), bien des vestes se passent de nous.`,
    `Мастерская в Тампере и лыжный сервис в Хельсинки берут работу круглый год, но сейчас на столе есть место. В ноябре очередь, в апреле очередь, а между ними молнию меняют за неделю.
    # Что стоит принести сейчас
    - куртку, у которой молния расходится сама
    - рюкзак, потерявший пряжку
    - палатку, у которой дуга треснула в Иванов день
    - лыжи, за кант которых цепляется ноготь
    - пуховик, который сыплет перья из шва
    # Как это происходит
    1. Почистите и высушите. К грязи не пристанет ни клей, ни заплатка.
    2. Сдайте в любой из шести [магазинов](screen:stores) или приходите в среду на вечер ремонта в Тампере и сделайте сами, рядом со швеёй.
    3. Цену и срок назовём до начала, а когда будет готово, пришлём сообщение.
    Каски, верёвки, обвязки и лавинные датчики не чиним: доверять им наполовину нельзя.
    # Сделано, чтобы чинить
    Ниже — модели, у которых детали меняются: пряжки — без швейной машины, подошвы — у сапожника, камус — дома. Спрашивайте об этом при покупке. Всё, что делает [мастерская](page:repair), — на её странице, а с [советами швеи](guide:care-of-shells) многим мембранам мы и не понадобимся.`,
  ),
};
