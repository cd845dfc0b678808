import type { DemoGroup } from '../group';
import { six } from '../six';

/** Paddling and its gear. */
export const PADDLING_GROUPS = [
  {
    key: 'paddling',
    name: six('Melonta', 'Paddling', 'Paddling', 'Paddeln', 'Canoë et kayak', 'Гребля'),
    slug: six('melonta', 'paddling', 'paddling', 'paddeln', 'canoe-kayak', 'greblya'),
    description: six(
      'Järvelle, saaristoon ja koskeen. Vene kulkee leveytensä mukaan vakaana tai nopeana; melontaliivi on päällä aina, tyynelläkin.',
      'For lakes, archipelagos and rapids. The width of a boat makes it steady or fast; the buoyancy aid is on always, in a flat calm too.',
      'För sjö, skärgård och fors. Bredden gör båten stadig eller snabb; flytvästen är alltid på, även i stiltje.',
      'Für See, Schären und Wildwasser. Die Breite macht ein Boot ruhig oder schnell; die Schwimmweste ist immer an, auch bei Windstille.',
      'Pour les lacs, l’archipel et les rapides. La largeur rend le bateau stable ou rapide ; le gilet se porte toujours, même par calme plat.',
      'Для озёр, шхер и порогов. Широкая лодка устойчива, узкая быстра; жилет надет всегда, даже в штиль.',
    ),
    filters: ['weight', 'material'],
  },
  {
    key: 'boats',
    parent: 'paddling',
    name: six(
      'Kajakit ja packraftit',
      'Kayaks and packrafts',
      'Kajaker och packrafts',
      'Kajaks und Packrafts',
      'Kayaks et packrafts',
      'Каяки и пакрафты',
    ),
    slug: six('kajakit', 'boats', 'kajaker', 'boote', 'kayaks', 'kayaki'),
    description: six(
      'Pitkä ja kapea etenee, lyhyt ja leveä kääntyy, ja packraft kulkee repussa lammelta toiselle. Kajakit noudetaan myymälästä tai tuodaan kotiin autolla.',
      'Long and narrow covers distance, short and wide turns, and a packraft travels in your pack from lake to lake. Kayaks are picked up in store or brought to your home by van.',
      'Lång och smal tar sig fram, kort och bred svänger, och en packraft följer med i ryggsäcken från tjärn till tjärn. Kajaker hämtas i butik eller körs hem.',
      'Lang und schmal macht Strecke, kurz und breit ist wendig, und das Packraft reist im Rucksack von See zu See. Kajaks holt man in der Filiale ab, oder wir bringen sie nach Hause.',
      'Long et étroit, il avance ; court et large, il tourne ; le packraft, lui, voyage dans le sac de lac en lac. Les kayaks se retirent en magasin ou sont livrés à domicile.',
      'Длинный и узкий идёт далеко, короткий и широкий вертится, а пакрафт едет в рюкзаке от озера к озеру. Каяки можно забрать в магазине, или мы привезём их домой.',
    ),
    filters: ['length', 'weight', 'persons', 'material'],
  },
  {
    key: 'paddles',
    parent: 'paddling',
    name: six('Melat', 'Paddles', 'Paddlar', 'Paddel', 'Pagaies', 'Вёсла'),
    slug: six('melat', 'paddles', 'paddlar', 'paddel', 'pagaies', 'vesla'),
    description: six(
      'Mela on se varuste, jota nostetaan tuhansia kertoja päivässä: sadan gramman ero tuntuu. Pituus valitaan oman mitan ja veneen leveyden mukaan.',
      'A paddle is lifted thousands of times a day: you will feel a difference of a hundred grams. Its length follows from your height and the width of the boat.',
      'Paddeln lyfts tusentals gånger om dagen: hundra gram märks. Längden väljs efter hur lång du är och hur bred båten är.',
      'Ein Paddel hebt man am Tag tausende Male: Hundert Gramm machen sich bemerkbar. Die Länge ergibt sich aus Körpergröße und Bootsbreite.',
      'Une pagaie se lève des milliers de fois par jour : cent grammes se sentent. La longueur dépend de votre taille et de la largeur du bateau.',
      'Весло поднимают тысячи раз в день: сто граммов заметны. Длину выбирают по росту и ширине лодки.',
    ),
    filters: ['weight', 'material', 'level'],
  },
  {
    key: 'life-jackets',
    parent: 'paddling',
    name: six(
      'Melontaliivit',
      'Buoyancy aids',
      'Flytvästar',
      'Schwimmwesten',
      'Gilets d’aide à la flottabilité',
      'Спасательные жилеты',
    ),
    slug: six('melontaliivit', 'buoyancy-aids', 'flytvastar', 'schwimmwesten', 'gilets', 'spasatelnye-zhilety'),
    description: six(
      'Noste newtoneina kertoo, kuinka paljon liivi kannattelee: koko valitaan painon mukaan. Hyvä liivi istuu niin, ettei se nouse korviin hartioista vedettäessä.',
      'Buoyancy in newtons tells how much the vest carries; the size goes by your weight. A good one stays down when you are pulled up by the shoulders.',
      'Flytkraften i newton säger hur mycket västen bär; storleken väljs efter vikt. En bra väst åker inte upp till öronen när man drar i axlarna.',
      'Der Auftrieb in Newton sagt, wie viel die Weste trägt; die Größe richtet sich nach dem Gewicht. Eine gute rutscht nicht bis zu den Ohren, wenn man an den Schultern zieht.',
      'La flottabilité en newtons dit ce que porte le gilet ; la taille se choisit au poids. Un bon gilet ne remonte pas aux oreilles quand on tire sur les épaules.',
      'Плавучесть в ньютонах показывает, сколько держит жилет; размер берут по весу. Хороший жилет не уезжает к ушам, если потянуть за плечи.',
    ),
    filters: ['buoyancy', 'weight'],
  },
  {
    key: 'dry-bags',
    parent: 'paddling',
    name: six('Kuivapussit', 'Dry bags', 'Packpåsar', 'Packsäcke', 'Sacs étanches', 'Гермомешки'),
    slug: six('kuivapussit', 'dry-bags', 'packpasar', 'packsaecke', 'sacs-etanches', 'germomeshki'),
    description: six(
      'Rullaa suu kolmesti ja napsauta kiinni: vaatteet pysyvät kuivina kaatuessakin. Monta pientä pussia mahtuu kajakkiin paremmin kuin yksi iso.',
      'Roll the top three times and clip it: your clothes stay dry even in a capsize. Many small bags fill a kayak better than one big one.',
      'Rulla tre varv och knäpp: kläderna förblir torra även vid en vurpa. Många små påsar packas bättre i kajaken än en stor.',
      'Dreimal rollen, zuklicken: Die Kleidung bleibt auch beim Kentern trocken. Viele kleine Säcke füllen ein Kajak besser als ein großer.',
      'Trois tours de rouleau, un clip : les vêtements restent secs même en cas de dessalage. Plusieurs petits sacs se rangent mieux dans un kayak qu’un seul gros.',
      'Скрутите горловину трижды и защёлкните: одежда останется сухой даже при перевороте. Много маленьких мешков укладываются в каяк лучше одного большого.',
    ),
    filters: ['volume', 'weight', 'material'],
  },
] as const satisfies readonly DemoGroup[];
