import { mapSix, type Six, six } from './six';

export type DemoGroup = {
  key: string;
  /** key of the group it lies in */
  parent?: string;
  name: Six;
  /** its own segment of the path */
  slug: Six;
  description: Six;
  /** property types its listing filters by */
  filters: readonly string[];
};

/** The tree of product groups, parents first. */
export const DEMO_GROUPS = [
  {
    key: 'skiing',
    name: six('Hiihto', 'Skiing', 'Skidåkning', 'Ski', 'Ski', 'Лыжный спорт'),
    slug: six('hiihto', 'skiing', 'skidakning', 'ski', 'ski', 'lyzhnyj-sport'),
    description: six(
      'Ladulle, rinteeseen ja tunturiin. Autamme valitsemaan pituuden, siteen ja monon niin, että ne sopivat toisiinsa ja sinulle.',
      'For the track, the slope and the fell. We help you choose length, binding and boot so that they fit each other and you.',
      'För spåret, backen och fjället. Vi hjälper dig att välja längd, bindning och pjäxa som passar ihop och passar dig.',
      'Für Loipe, Piste und Fjell. Wir helfen, Länge, Bindung und Schuh so zu wählen, dass sie zueinander und zu dir passen.',
      'Pour la piste de fond, la station et la montagne. Nous vous aidons à choisir longueur, fixation et chaussure qui s’accordent et vous vont.',
      'Для лыжни, склона и гор. Поможем подобрать длину, крепления и ботинки, которые подойдут друг другу и вам.',
    ),
    filters: [],
  },
  {
    key: 'skis',
    parent: 'skiing',
    name: six('Sukset', 'Skis', 'Skidor', 'Ski', 'Skis', 'Лыжи'),
    slug: six('sukset', 'skis', 'skidor', 'skier', 'skis', 'lyzhi'),
    description: six(
      'Laskettelu-, rando-, murtomaa- ja metsäsukset. Keskileveys kertoo, mihin lumeen suksi on tehty: alle 90 mm rinteeseen, yli 95 mm umpilumeen.',
      'Alpine, touring, cross-country and backcountry skis. The waist width tells which snow a ski is made for: under 90 mm for pistes, over 95 mm for deep snow.',
      'Alpin-, topptur-, längd- och turskidor. Midjebredden visar vilken snö skidan är gjord för: under 90 mm för pist, över 95 mm för djup snö.',
      'Alpin-, Touren-, Langlauf- und Backcountry-Ski. Die Mittelbreite verrät, für welchen Schnee ein Ski gemacht ist: unter 90 mm für die Piste, über 95 mm für Tiefschnee.',
      'Skis alpins, de randonnée, de fond et de raid. La largeur au patin dit pour quelle neige ils sont faits : moins de 90 mm pour la piste, plus de 95 mm pour la poudreuse.',
      'Горные, скитурные, беговые и лесные лыжи. Ширина талии подскажет, для какого снега они: до 90 мм — для трасс, больше 95 мм — для целины.',
    ),
    filters: ['waist', 'weight', 'material'],
  },
  {
    key: 'boots',
    parent: 'skiing',
    name: six(
      'Monot ja siteet',
      'Boots and bindings',
      'Pjäxor och bindningar',
      'Skischuhe und Bindungen',
      'Chaussures et fixations',
      'Ботинки и крепления',
    ),
    slug: six('monot', 'boots', 'pjaxor', 'skischuhe', 'chaussures', 'botinki'),
    description: six(
      'Mono on tärkein varuste. Koko on jalan pituus senttimetreinä; jos olet kahden välissä, ota pienempi: sisäkenkä antaa periksi.',
      'The boot matters most. The size is your foot’s length in centimetres; between two, take the smaller: the liner gives way.',
      'Pjäxan är viktigast. Storleken är fotens längd i centimeter; är du mellan två, välj den mindre: innerskon ger efter.',
      'Der Schuh ist das Wichtigste. Die Größe ist die Fußlänge in Zentimetern; zwischen zwei Größen nimm die kleinere: der Innenschuh gibt nach.',
      'La chaussure passe avant tout. La pointure est la longueur du pied en centimètres ; entre deux, prenez la plus petite : le chausson se fait.',
      'Ботинки важнее всего. Размер — длина стопы в сантиметрах; если вы между двумя, берите меньший: внутренник разносится.',
    ),
    filters: ['flex', 'weight'],
  },
  {
    key: 'ski-gear',
    parent: 'skiing',
    name: six(
      'Sauvat, kypärät ja lasit',
      'Poles, helmets and goggles',
      'Stavar, hjälmar och glasögon',
      'Stöcke, Helme und Brillen',
      'Bâtons, casques et masques',
      'Палки, шлемы и маски',
    ),
    slug: six(
      'sauvat-kyparat-lasit',
      'poles-helmets-goggles',
      'stavar-hjalmar-glasogon',
      'stoecke-helme-brillen',
      'batons-casques-masques',
      'palki-shlemy-maski',
    ),
    description: six(
      'Se, mikä pitää rytmin, pään ehjänä ja näkyvyyden selvänä.',
      'What keeps your rhythm, your head in one piece and your sight clear.',
      'Det som håller rytmen, huvudet helt och sikten klar.',
      'Was den Rhythmus hält, den Kopf schützt und die Sicht klärt.',
      'Ce qui garde le rythme, la tête entière et la vue claire.',
      'То, что держит ритм, бережёт голову и не даёт потерять видимость.',
    ),
    filters: ['weight', 'material'],
  },
  {
    key: 'clothing',
    name: six('Vaatteet', 'Clothing', 'Kläder', 'Bekleidung', 'Vêtements', 'Одежда'),
    slug: six('vaatteet', 'clothing', 'klader', 'bekleidung', 'vetements', 'odezhda'),
    description: six(
      'Kolme kerrosta riittää: villa iholle, untuva väliin, kuori päälle. Kerromme jokaisesta vaatteesta, mihin kerrokseen se on tehty.',
      'Three layers are enough: wool on the skin, down between, a shell on top. We say of every garment which layer it is made for.',
      'Tre lager räcker: ull mot huden, dun emellan, skal ytterst. Vi berättar för varje plagg vilket lager det är gjort för.',
      'Drei Schichten genügen: Wolle auf der Haut, Daune dazwischen, Hardshell darüber. Wir sagen bei jedem Teil, für welche Schicht es gemacht ist.',
      'Trois couches suffisent : la laine sur la peau, le duvet au milieu, l’imperméable par-dessus. Pour chaque vêtement, nous disons laquelle.',
      'Достаточно трёх слоёв: шерсть к телу, пух в середине, мембрана сверху. О каждой вещи мы пишем, для какого она слоя.',
    ),
    filters: [],
  },
  {
    key: 'shells',
    parent: 'clothing',
    name: six(
      'Kuoritakit ja -housut',
      'Shells',
      'Skalplagg',
      'Hardshells',
      'Vestes et pantalons imperméables',
      'Мембранная одежда',
    ),
    slug: six('kuoret', 'shells', 'skal', 'hardshells', 'impermeables', 'membrannaya'),
    description: six(
      'Kuori pitää tuulen ja veden ulkona ja päästää kosteuden läpi. Vertaa vesipilaria, painoa ja taskujen paikkaa.',
      'A shell keeps wind and water out and lets moisture through. Compare the waterproofness, the weight and where the pockets sit.',
      'Skalet håller vind och vatten ute och släpper ut fukt. Jämför vattenpelare, vikt och var fickorna sitter.',
      'Eine Hardshell hält Wind und Wasser ab und lässt Feuchtigkeit hinaus. Vergleiche Wassersäule, Gewicht und die Lage der Taschen.',
      'L’imperméable arrête le vent et l’eau et laisse sortir l’humidité. Comparez l’imperméabilité, le poids et l’emplacement des poches.',
      'Мембрана не пускает ветер и воду и выводит влагу. Сравните водостойкость, вес и расположение карманов.',
    ),
    filters: ['waterproof', 'weight', 'material'],
  },
  {
    key: 'down',
    parent: 'clothing',
    name: six('Untuva', 'Down', 'Dun', 'Daune', 'Duvet', 'Пух'),
    slug: six('untuva', 'down', 'dun', 'daune', 'duvet', 'puh'),
    description: six(
      'Lämpöä, jota ei tarvitse kantaa: untuvatakit ja -liivit taukoihin, leiriin ja kaupungille.',
      'Warmth you hardly carry: down jackets and vests for breaks, for camp and for town.',
      'Värme som knappt väger: dunjackor och västar för rasten, lägret och stan.',
      'Wärme, die man kaum trägt: Daunenjacken und -westen für Pausen, Lager und Stadt.',
      'De la chaleur presque sans poids : doudounes et gilets pour les pauses, le bivouac et la ville.',
      'Тепло почти без веса: пуховые куртки и жилеты для привала, лагеря и города.',
    ),
    filters: ['fillPower', 'weight'],
  },
  {
    key: 'base-layers',
    parent: 'clothing',
    name: six(
      'Kerrastot ja sukat',
      'Base layers and socks',
      'Underställ och strumpor',
      'Unterwäsche und Socken',
      'Sous-vêtements et chaussettes',
      'Термобельё и носки',
    ),
    slug: six('kerrastot', 'base-layers', 'understall', 'unterwaesche', 'sous-vetements', 'termobelyo'),
    description: six(
      'Merinovilla lämmittää kosteanakin eikä haise monenkaan päivän jälkeen. Numero nimessä on neuloksen paino grammoina neliöllä.',
      'Merino warms even when damp and stays fresh for days. The number in the name is the weight of the knit in grams per square metre.',
      'Merinoull värmer även när den är fuktig och luktar inte på flera dagar. Siffran i namnet är stickningens vikt i gram per kvadratmeter.',
      'Merino wärmt auch feucht und bleibt tagelang frisch. Die Zahl im Namen ist das Gewicht des Gestricks in Gramm pro Quadratmeter.',
      'Le mérinos tient chaud même humide et reste frais plusieurs jours. Le chiffre du nom est le poids du tricot en grammes par mètre carré.',
      'Меринос греет даже влажным и днями не пахнет. Число в названии — плотность полотна в граммах на квадратный метр.',
    ),
    filters: ['weight', 'material'],
  },
  {
    key: 'accessories',
    parent: 'clothing',
    name: six(
      'Pipot ja käsineet',
      'Beanies and gloves',
      'Mössor och handskar',
      'Mützen und Handschuhe',
      'Bonnets et gants',
      'Шапки и перчатки',
    ),
    slug: six(
      'pipot-ja-kasineet',
      'beanies-and-gloves',
      'mossor-och-handskar',
      'muetzen-und-handschuhe',
      'bonnets-et-gants',
      'shapki-i-perchatki',
    ),
    description: six(
      'Pienet vaatteet, jotka ratkaisevat päivän.',
      'The small things that decide the day.',
      'De små plaggen som avgör dagen.',
      'Die kleinen Dinge, die über den Tag entscheiden.',
      'Les petites choses qui décident de la journée.',
      'Мелочи, от которых зависит день.',
    ),
    filters: ['material'],
  },
  {
    key: 'footwear',
    name: six('Jalkineet', 'Footwear', 'Skor', 'Schuhe', 'Chaussures de marche', 'Обувь'),
    slug: six('jalkineet', 'footwear', 'skor', 'schuhe', 'chaussures-de-marche', 'obuv'),
    description: six(
      'Polulle, suolle ja kivikkoon. Sovita iltapäivällä ja paksun sukan kanssa: varpaille jää silloin oikea tila.',
      'For path, bog and boulder. Try them on in the afternoon with a thick sock: that leaves your toes the right room.',
      'För stig, myr och blockterräng. Prova på eftermiddagen med tjock strumpa: då blir det lagom plats för tårna.',
      'Für Pfad, Moor und Geröll. Probiere sie nachmittags mit dicken Socken an: dann haben die Zehen genug Platz.',
      'Pour le sentier, la tourbière et les pierriers. Essayez-les l’après-midi avec de grosses chaussettes : vos orteils auront la bonne place.',
      'Для тропы, болота и курумника. Примеряйте днём с толстым носком — пальцам останется нужное место.',
    ),
    filters: ['weight', 'material'],
  },
  {
    key: 'hiking',
    name: six('Retkeily', 'Hiking', 'Friluftsliv', 'Wandern', 'Randonnée', 'Походы'),
    slug: six('retkeily', 'hiking', 'friluftsliv', 'wandern', 'randonnee', 'pohody'),
    description: six(
      'Rinkka, suoja ja lämmin ruoka: yön yli tai viikoksi.',
      'A pack, a shelter and hot food: for a night or a week.',
      'Ryggsäck, tak över huvudet och varm mat: för en natt eller en vecka.',
      'Rucksack, Dach und warmes Essen: für eine Nacht oder eine Woche.',
      'Un sac, un abri et un repas chaud : pour une nuit ou une semaine.',
      'Рюкзак, крыша над головой и горячая еда: на ночь или на неделю.',
    ),
    filters: [],
  },
  {
    key: 'packs',
    parent: 'hiking',
    name: six('Reput', 'Backpacks', 'Ryggsäckar', 'Rucksäcke', 'Sacs à dos', 'Рюкзаки'),
    slug: six('reput', 'backpacks', 'ryggsackar', 'rucksaecke', 'sacs-a-dos', 'ryukzaki'),
    description: six(
      'Päiväreppu 20–30 litraa, viikonloppu 35–50, vaellus siitä ylös. Lantiovyö kantaa, olkaimet vain ohjaavat.',
      'A day 20–30 litres, a weekend 35–50, a long trek from there up. The hip belt carries, the shoulder straps only steer.',
      'Dagstur 20–30 liter, helg 35–50, långtur därifrån och uppåt. Höftbältet bär, axelremmarna styr.',
      'Ein Tag 20–30 Liter, ein Wochenende 35–50, eine Tour darüber. Der Hüftgurt trägt, die Schultergurte führen nur.',
      'Une journée : 20–30 litres, un week-end : 35–50, au-delà pour un trek. La ceinture porte, les bretelles guident.',
      'На день 20–30 литров, на выходные 35–50, в поход — больше. Пояс несёт, лямки только направляют.',
    ),
    filters: ['volume', 'weight'],
  },
  {
    key: 'camping',
    parent: 'hiking',
    name: six(
      'Teltat ja makuupussit',
      'Tents and sleeping bags',
      'Tält och sovsäckar',
      'Zelte und Schlafsäcke',
      'Tentes et sacs de couchage',
      'Палатки и спальники',
    ),
    slug: six(
      'teltat-ja-makuupussit',
      'tents-and-sleeping-bags',
      'talt-och-sovsackar',
      'zelte-und-schlafsaecke',
      'tentes-et-sacs-de-couchage',
      'palatki-i-spalniki',
    ),
    description: six(
      'Yö ulkona onnistuu, kun kolme asiaa on kohdallaan: suoja, eriste maata vasten ja pussi, jonka mukavuuslämpötila riittää.',
      'A night out works when three things are right: the shelter, the insulation from the ground and a bag whose comfort temperature will do.',
      'En natt ute lyckas när tre saker stämmer: tältet, isoleringen mot marken och en säck vars komforttemperatur räcker.',
      'Eine Nacht draußen gelingt, wenn drei Dinge stimmen: Zelt, Isolierung zum Boden und ein Schlafsack, dessen Komforttemperatur reicht.',
      'Une nuit dehors est réussie quand trois choses sont justes : l’abri, l’isolation du sol et un sac dont la température de confort suffit.',
      'Ночь под открытым небом удастся, если верно выбраны три вещи: палатка, изоляция от земли и спальник по температуре комфорта.',
    ),
    filters: ['comfort', 'weight', 'persons'],
  },
  {
    key: 'tools',
    parent: 'hiking',
    name: six(
      'Valot, keittimet ja hakut',
      'Lights, stoves and axes',
      'Lampor, kök och isyxor',
      'Lampen, Kocher und Pickel',
      'Lampes, réchauds et piolets',
      'Фонари, горелки и ледорубы',
    ),
    slug: six(
      'valot-keittimet-hakut',
      'lights-stoves-axes',
      'lampor-kok-isyxor',
      'lampen-kocher-pickel',
      'lampes-rechauds-piolets',
      'fonari-gorelki-ledoruby',
    ),
    description: six(
      'Työkalut pimeään, pakkaseen ja jyrkkään.',
      'Tools for the dark, the cold and the steep.',
      'Verktyg för mörker, kyla och branter.',
      'Werkzeug für Dunkelheit, Kälte und Steiles.',
      'Des outils pour le noir, le froid et la pente.',
      'Инструменты для темноты, холода и крутизны.',
    ),
    filters: ['lumens', 'weight'],
  },
] as const satisfies readonly DemoGroup[];

export type GroupKey = (typeof DEMO_GROUPS)[number]['key'];

/** A group's whole path in each language, parents first: `hiihto/sukset`. */
export function groupPath(key: string): Six {
  const group: DemoGroup | undefined = DEMO_GROUPS.find((each) => each.key === key);
  if (!group) throw new Error(`No such group: ${key}`);
  if (!group.parent) return group.slug;
  const parent = groupPath(group.parent);
  return mapSix(group.slug, (slug, language) => `${parent[language]}/${slug}`);
}
