import type { DemoExperience } from '../content-item';
import { six } from '../six';

export const FJELLHEIM_CROSSING: DemoExperience = {
  key: 'fjellheim-crossing',
  brand: 'fjellheim',
  scene: 'crossing',
  models: ['hardanger-58', 'finnmark-62', 'birken-45', 'finnmark-hi', 'nordmarka'],
  slug: six(
    'fjellheim-tunturin-yli',
    'fjellheim-across-the-mountain',
    'fjellheim-over-fjallet',
    'fjellheim-ueber-das-fjell',
    'fjellheim-par-dessus-la-montagne',
    'fjellheim-cherez-gory',
  ),
  title: six(
    'Testi on tunturin toisella puolella',
    'The test lies across the mountain',
    'Provet ligger på andra sidan fjället',
    'Der Test liegt jenseits des Fjells',
    'L’épreuve est de l’autre côté de la montagne',
    'Испытание — по ту сторону гор',
  ),
  excerpt: six(
    'Fjellheimin uusi suksi saa nimen vasta, kun se on käynyt Hardangerviddan yli ja joku on halunnut hiihtää sillä takaisin.',
    'A new ski from Fjellheim gets its name only after it has crossed Hardangervidda and somebody has wanted to ski back on it.',
    'En ny skida från Fjellheim får sitt namn först när den har gått över Hardangervidda och någon har velat åka tillbaka på den.',
    'Ein neuer Ski von Fjellheim bekommt erst einen Namen, wenn er über die Hardangervidda gelaufen ist und jemand damit zurück wollte.',
    'Un nouveau ski Fjellheim ne reçoit de nom qu’après avoir traversé le Hardangervidda, si quelqu’un a voulu revenir avec.',
    'Новая лыжа Fjellheim получает имя, только когда прошла Хардангервидду и кто-то захотел вернуться на ней назад.',
  ),
  text: six(
    `Ålin sahalla koivu kuivuu kaksi vuotta. Sitten siitä sahataan liistoja, joista joka kolmas hylätään, ja jäljelle jäävät liimataan ytimeksi. Seinällä on lista hylkäyssyistä; useimmin siinä lukee ”liian suora”.
    # Pari ei synny vaan löytyy
    Samana päivänä puristetut sukset eivät ole samanlaisia. Siksi ne mitataan yksitellen, sata paria kerrallaan, ja lajitellaan jäykkyyden mukaan hyllyyn, jossa ne odottavat kaveria. Joskus viikon, joskus vuoden. Niinpä meillekin tulee pareja, joiden lapussa on kaksi päivämäärää.
    # Ylitys
    Maaliskuussa prototyyppi lähtee Hardangerviddan yli: neljä päivää, kolme tupaa, yksi kirja, johon kaikki kirjoittavat. Numeroita ei anneta. Kysymyksiä on kolme:
    1. Missä kohtaa ajattelit suksea?
    2. Missä et ajatellut sitä lainkaan?
    3. Hiihtäisitkö sillä huomenna takaisin?
    Viimeiseen on vastattava kyllä, tai malli palaa sahalle.
    # Mistä tunnistat oman
    - **Latuun ja lenkkeihin** kapea karvasuksi, 44–46 milliä.
    - **Tunturiin ja pitkälle retkelle** teräskantti ja 54–62 milliä: mahtuu vielä ladulle, pitää jo hangella.
    - **Umpiseen** leveä, mutta muista, että jokainen sentti, joka kantaa, pitää myös työntää lumesta läpi.
    Pituuden ja jäykkyyden [valinnassa](guide:ski-length) auttaa mittapenkkimme. Ja jos ylitys kiinnostaa, lue ensin, miten [kääntyminen](post:halti-huts) sujuu.`,
    `At the sawmill in Ål birch dries for two years. Then it is cut into strips, every third of which is thrown out, and the rest are glued into a core. On the wall hangs a list of reasons for rejection; the commonest is “too straight”.
    # Pairs are not made but found
    Skis pressed on the same day are not alike. So they are measured one at a time, a hundred pairs at a go, and sorted by stiffness onto a shelf where they wait for a mate. Sometimes for a week, sometimes for a year. That is why some pairs reach us with two dates on their label.
    # The crossing
    In March the prototype goes over Hardangervidda: four days, three huts, one book in which everybody writes. No marks are given. There are three questions:
    1. Where did you think about the ski?
    2. Where did you not think about it at all?
    3. Would you ski back on it tomorrow?
    The last must be answered with yes, or the model returns to the mill.
    # How to know yours
    - **For tracks and evening loops** a narrow skin ski, 44–46 mm.
    - **For the fells and long tours** a steel edge and 54–62 mm: still fits a track, already holds on crust.
    - **For deep snow** a wide one, though every centimetre you gain in float you also push aside.
    Our bench helps to [choose](guide:ski-length) length and stiffness. And if the crossing tempts you, first read how [turning back](post:halti-huts) is done.`,
    `På sågen i Ål torkar björken i två år. Sedan sågas den till lister, av vilka var tredje kasseras, och resten limmas till en kärna. På väggen hänger en lista över skälen; det vanligaste är ”för rak”.
    # Ett par görs inte utan hittas
    Skidor som pressats samma dag är inte lika. Därför mäts de en och en, hundra par åt gången, och sorteras efter styvhet på en hylla där de väntar på sin make. Ibland en vecka, ibland ett år. Så det kommer par till oss med två datum på lappen.
    # Turen över
    I mars går prototypen över Hardangervidda: fyra dagar, tre stugor, en bok som alla skriver i. Inga betyg ges. Frågorna är tre:
    1. Var tänkte du på skidan?
    2. Var tänkte du inte på den alls?
    3. Skulle du åka tillbaka på den i morgon?
    Den sista ska besvaras med ja, annars går modellen tillbaka till sågen.
    # Så vet du vilken som är din
    - **För spår och kvällsturer** en smal stighudsskida, 44–46 mm.
    - **För fjäll och långturer** stålkant och 54–62 mm: ryms ännu i spåret, fäster redan på skaren.
    - **För djup snö** en bred, men varje centimeter du vinner i bärighet ska också skjutas undan.
    Vår mätbänk hjälper till att [välja](guide:ski-length) längd och spann. Och lockar turen över: läs först hur man [vänder](post:halti-huts).`,
    `Im Sägewerk in Ål trocknet die Birke zwei Jahre. Dann wird sie in Leisten geschnitten, von denen jede dritte wegfällt, und der Rest zum Kern verleimt. An der Wand hängt die Liste der Gründe; am häufigsten steht da „zu gerade“.
    # Ein Paar wird nicht gemacht, sondern gefunden
    Ski vom selben Tag sind einander nicht gleich. Darum misst man sie einzeln, hundert Paar auf einmal, und sortiert sie nach Spannung in ein Regal, wo sie auf den Partner warten. Manchmal eine Woche, manchmal ein Jahr. So kommen Paare zu uns, auf deren Etikett zwei Daten stehen.
    # Die Überquerung
    Im März geht der Prototyp über die Hardangervidda: vier Tage, drei Hütten, ein Buch, in das alle schreiben. Noten gibt es nicht. Es gibt drei Fragen:
    1. Wo haben Sie an den Ski gedacht?
    2. Wo überhaupt nicht?
    3. Würden Sie morgen damit zurücklaufen?
    Die letzte muss mit Ja beantwortet werden, sonst kehrt das Modell ins Sägewerk zurück.
    # Woran Sie Ihren erkennen
    - **Für Loipe und Feierabendrunde** ein schmaler Fellski, 44–46 mm.
    - **Für Fjell und lange Touren** Stahlkante und 54–62 mm: passt noch in die Spur, hält schon auf Harsch.
    - **Für Tiefschnee** ein breiter, doch jeden Zentimeter Auftrieb schiebt man auch zur Seite.
    Bei Länge und Spannung [hilft](guide:ski-length) unsere Messbank. Und falls die Überquerung lockt: Lesen Sie zuerst, wie man [umkehrt](post:halti-huts).`,
    `À la scierie d’Ål, le bouleau sèche deux ans. On le débite en lattes, dont une sur trois est écartée, et l’on colle le reste en noyau. Au mur, la liste des motifs de rebut ; le plus fréquent est « trop droit ».
    # Une paire ne se fabrique pas, elle se trouve
    Deux skis pressés le même jour ne sont pas identiques. On les mesure donc un à un, cent paires à la fois, et on les range par raideur sur une étagère où ils attendent leur moitié. Une semaine parfois, parfois un an. Voilà pourquoi certaines paires nous arrivent avec deux dates sur l’étiquette.
    # La traversée
    En mars, le prototype passe le Hardangervidda : quatre jours, trois refuges, un cahier où chacun écrit. Pas de notes. Trois questions :
    1. Où avez-vous pensé au ski ?
    2. Où n’y avez-vous pas pensé du tout ?
    3. Repartiriez-vous demain avec ?
    À la dernière, il faut répondre oui, sinon le modèle retourne à la scierie.
    # Reconnaître le vôtre
    - **Pour la trace et les boucles du soir**, un ski à peau étroit, 44 à 46 mm.
    - **Pour la montagne et les longs raids**, une carre d’acier et 54 à 62 mm : il entre encore dans la trace, il tient déjà sur la croûte.
    - **Pour la neige profonde**, un ski large, mais chaque centimètre de portance se pousse aussi sur le côté.
    Notre banc aide à [choisir](guide:ski-length) longueur et rigidité. Et si la traversée vous tente, lisez d’abord comment on fait [demi-tour](post:halti-huts).`,
    `На лесопилке в Оле берёза сохнет два года. Потом её пилят на рейки, каждую третью бракуют, а остальные склеивают в сердечник. На стене висит список причин брака; чаще всего там стоит «слишком прямая».
    # Пару не делают, а находят
    Лыжи, отпрессованные в один день, не одинаковы. Поэтому их измеряют поштучно, по сотне пар за раз, и раскладывают по жёсткости на полку, где они ждут напарницу. Иногда неделю, иногда год. Вот почему к нам приходят пары с двумя датами на ярлыке.
    # Переход
    В марте прототип идёт через Хардангервидду: четыре дня, три приюта, одна тетрадь, куда пишут все. Оценок не ставят. Вопросов три:
    1. Где вы думали о лыжах?
    2. Где не думали о них совсем?
    3. Пошли бы вы завтра на них обратно?
    На последний надо ответить «да», иначе модель возвращается на лесопилку.
    # Как узнать свою
    - **Для лыжни и вечерних кругов** — узкая с камусом, 44–46 мм.
    - **Для гор и долгих походов** — стальной кант и 54–62 мм: ещё входит в лыжню и уже держит на насте.
    - **Для целины** — широкая, но каждый сантиметр плавучести приходится ещё и раздвигать.
    С длиной и жёсткостью [поможет](guide:ski-length) наш стенд. А если манит переход, сначала прочтите, как [поворачивают назад](post:halti-huts).`,
  ),
};
