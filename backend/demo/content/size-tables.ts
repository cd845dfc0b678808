import type { GroupKey } from './groups';
import type { DemoModel } from './model';
import { type Six, same, six } from './six';
import type { DemoSizeTable } from './size-table';
import { SKI_SIZE_TABLES, skiSizeTable } from './ski-size-tables';

const WOMEN = six('Naiset', 'Women', 'Dam', 'Damen', 'Femme', 'Женские');
const MEN = six('Miehet', 'Men', 'Herr', 'Herren', 'Homme', 'Мужские');

const CHEST = six('Rinnanympärys', 'Chest', 'Bröstvidd', 'Brustumfang', 'Tour de poitrine', 'Обхват груди');
const WAIST = six('Vyötärönympärys', 'Waist', 'Midjevidd', 'Taillenumfang', 'Tour de taille', 'Обхват талии');
const HIPS = six('Lantionympärys', 'Hips', 'Höftvidd', 'Hüftumfang', 'Tour de hanches', 'Обхват бёдер');
const FOOT = six('Jalan pituus', 'Foot length', 'Fotlängd', 'Fußlänge', 'Longueur du pied', 'Длина стопы');

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

const columns = (names: readonly string[], productType?: Six): DemoSizeTable['sizes'] =>
  names.map((name) => (productType ? { name, productType } : { name }));

/** Values of one row, split at spaces. */
const values = (text: string): string[] => text.split(' ');

const JACKETS: DemoSizeTable = {
  key: 'jackets',
  slug: 'takit-ja-paidat',
  name: six(
    'Takit ja paidat',
    'Jackets and tops',
    'Jackor och tröjor',
    'Jacken und Oberteile',
    'Vestes et hauts',
    'Куртки и верх',
  ),
  sizes: [...columns(LETTERS, WOMEN), ...columns(LETTERS, MEN)],
  rows: [
    {
      category: CHEST,
      unit: 'cm',
      values: values('80–84 84–88 88–94 94–100 100–107 107–115 86–90 90–96 96–102 102–108 108–115 115–123'),
    },
    {
      category: WAIST,
      unit: 'cm',
      values: values('64–68 68–72 72–78 78–84 84–92 92–101 74–78 78–84 84–90 90–96 96–104 104–113'),
    },
    {
      category: HIPS,
      unit: 'cm',
      values: values('88–92 92–96 96–101 101–106 106–112 112–119 88–92 92–97 97–102 102–107 107–113 113–120'),
    },
  ],
  info: six(
    'Mittaa ohuen paidan päältä, mittanauha vaakasuorassa eikä kireällä. Rinta mitataan leveimmästä, vyötärö kapeimmasta kohdasta.\nJos olet kahden koon välissä, ota kuoresta isompi ja kerrastosta pienempi.',
    'Measure over a thin shirt, the tape level and not tight: the chest at its widest, the waist at its narrowest.\nBetween two sizes, take the larger in a shell and the smaller in a base layer.',
    'Mät över en tunn tröja, med måttbandet vågrätt och utan att dra åt: bröstet där det är bredast, midjan där den är smalast.\nMellan två storlekar: ta den större i skal och den mindre i underställ.',
    'Messen Sie über einem dünnen Shirt, das Band waagerecht und nicht straff: die Brust an der breitesten, die Taille an der schmalsten Stelle.\nZwischen zwei Größen nehmen Sie bei der Hardshell die größere, bei Unterwäsche die kleinere.',
    'Mesurez sur un t-shirt fin, le mètre à l’horizontale sans serrer : la poitrine au plus large, la taille au plus étroit.\nEntre deux tailles, prenez la plus grande pour un imperméable, la plus petite pour un sous-vêtement.',
    'Измеряйте поверх тонкой футболки, держа ленту горизонтально и не натягивая: грудь — в самом широком месте, талию — в самом узком.\nЕсли вы между размерами, мембрану берите больше, термобельё — меньше.',
  ),
};

const TROUSERS: DemoSizeTable = {
  key: 'trousers',
  slug: 'housut',
  name: six('Housut', 'Trousers', 'Byxor', 'Hosen', 'Pantalons', 'Брюки'),
  sizes: columns(values('44 46 48 50 52 54 56 58')),
  rows: [
    {
      category: six(
        'Kirjainkoko',
        'Letter size',
        'Bokstavsstorlek',
        'Buchstabengröße',
        'Taille lettre',
        'Буквенный размер',
      ),
      unit: '',
      values: values('XS S M M L XL XXL XXXL'),
    },
    { category: WAIST, unit: 'cm', values: values('76 80 84 88 92 97 102 107') },
    { category: HIPS, unit: 'cm', values: values('92 96 100 104 108 112 116 120') },
    {
      category: six(
        'Sisäsauma, normaali',
        'Inseam, regular',
        'Innerben, normal',
        'Innenbein, normal',
        'Entrejambe, normal',
        'Шаговый шов, обычный',
      ),
      unit: 'cm',
      values: values('78 79 80 81 82 83 83 84'),
    },
    {
      category: six(
        'Sisäsauma, pitkä',
        'Inseam, long',
        'Innerben, lång',
        'Innenbein, lang',
        'Entrejambe, long',
        'Шаговый шов, длинный',
      ),
      unit: 'cm',
      values: values('84 85 86 87 88 89 89 90'),
    },
  ],
  info: six(
    'Helpoin mitta löytyy omista lempihousuista: mittaa vyötärö suorana pöydällä ja kerro kahdella.\nSisäsauma kulkee haarasta lahkeen suuhun. Myymälöissämme lahkeet lyhennetään.',
    'The easiest measure is your favourite pair: lay it flat, measure the waistband and double it.\nThe inseam runs from crotch to hem. Our stores shorten legs.',
    'Lättast är att mäta dina favoritbyxor: lägg dem plant, mät linningen och dubbla måttet.\nInnerbenet går från grenen till fållen. Våra butiker lägger upp ben.',
    'Am einfachsten messen Sie Ihre Lieblingshose: flach hinlegen, Bund messen und verdoppeln.\nDas Innenbein reicht vom Schritt bis zum Saum. Unsere Filialen kürzen Hosenbeine.',
    'Le plus simple est de mesurer votre pantalon préféré : à plat, la ceinture, puis doublez.\nL’entrejambe va de la fourche à l’ourlet. Nos magasins raccourcissent les jambes.',
    'Проще всего измерить любимые брюки: разложите их, измерьте пояс и удвойте.\nШаговый шов идёт от паха до низа штанины. В наших магазинах брюки укорачивают.',
  ),
};

const SKI_BOOTS: DemoSizeTable = {
  key: 'ski-boots',
  slug: 'laskettelumonot',
  name: six(
    'Laskettelu- ja randomonot',
    'Alpine and touring boots',
    'Alpin- och toppturspjäxor',
    'Alpin- und Tourenschuhe',
    'Chaussures de ski et de randonnée',
    'Горнолыжные и скитурные ботинки',
  ),
  sizes: columns(values('22.5 23.5 24.5 25.5 26.5 27.5 28.5 29.5 30.5')),
  rows: [
    { category: FOOT, unit: 'mm', values: values('225 235 245 255 265 275 285 295 305') },
    { category: same('EU'), unit: '', values: values('36 37½ 38½ 40½ 41½ 42½ 44½ 45½ 46½') },
    { category: same('UK'), unit: '', values: values('3½ 4½ 5½ 6½ 7½ 8½ 9½ 10½ 11½') },
    {
      category: six('Pohjan pituus', 'Sole length', 'Sullängd', 'Sohlenlänge', 'Longueur de semelle', 'Длина подошвы'),
      unit: 'mm',
      values: values('265 275 285 295 305 315 325 335 345'),
    },
  ],
  info: six(
    'Koko on Mondopoint eli jalan pituus senttimetreinä. Seiso paljain jaloin seinää vasten ja mittaa pisimpään varpaaseen; pidempi jalka ratkaisee.\nPohjan pituutta tarvitaan siteiden säätöön, ja se lukee myös monon kyljessä.',
    'The size is Mondopoint, the length of your foot in centimetres. Stand barefoot against a wall and measure to the longest toe; the longer foot decides.\nThe sole length is needed to set the bindings and is printed on the boot as well.',
    'Storleken är Mondopoint, fotens längd i centimeter. Stå barfota mot en vägg och mät till längsta tån; den längre foten avgör.\nSullängden behövs för att ställa in bindningen och står även på pjäxan.',
    'Die Größe ist Mondopoint, die Fußlänge in Zentimetern. Barfuß an die Wand stellen und bis zum längsten Zeh messen; der längere Fuß entscheidet.\nDie Sohlenlänge braucht man zum Einstellen der Bindung, sie steht auch auf dem Schuh.',
    'La pointure est en Mondopoint, la longueur du pied en centimètres. Pieds nus contre un mur, mesurez jusqu’au plus long orteil ; le pied le plus long décide.\nLa longueur de semelle sert à régler les fixations ; elle figure aussi sur la chaussure.',
    'Размер — Mondopoint, длина стопы в сантиметрах. Встаньте босиком к стене и измерьте до самого длинного пальца; решает более длинная стопа.\nДлина подошвы нужна для настройки креплений, она указана и на самом ботинке.',
  ),
};

const SHOES: DemoSizeTable = {
  key: 'shoes',
  slug: 'kengat',
  name: six('Kengät', 'Shoes', 'Skor', 'Schuhe', 'Chaussures', 'Обувь'),
  sizes: columns(values('36 37 38 39 40 41 42 43 44 45 46 47')),
  rows: [
    { category: FOOT, unit: 'mm', values: values('225 230 238 245 251 258 264 271 278 284 291 298') },
    { category: same('UK'), unit: '', values: values('3½ 4 5 6 6½ 7½ 8 9 9½ 10½ 11 12') },
    {
      category: six('US, miehet', 'US, men', 'US, herr', 'US, Herren', 'US, homme', 'US, мужские'),
      unit: '',
      values: values('4½ 5 6 7 7½ 8½ 9 10 10½ 11½ 12 13'),
    },
    {
      category: six('US, naiset', 'US, women', 'US, dam', 'US, Damen', 'US, femme', 'US, женские'),
      unit: '',
      values: values('6 6½ 7½ 8½ 9 10 10½ 11½ 12 13 13½ 14½'),
    },
  ],
  info: six(
    'Mittaa illalla, jolloin jalka on pisimmillään. Vaellus- ja talvikengässä varpaiden edessä kuuluu olla sentti tilaa, juoksukengässä peukalon leveys.\nLestit eroavat malleittain: lue tuotesivun arvio mitoituksesta.',
    'Measure in the evening, when your feet are longest. Hiking and winter boots want a centimetre in front of the toes, running shoes the width of a thumb.\nLasts differ between models: look for the note on fit on the product page.',
    'Mät på kvällen, då foten är som längst. I kängor och vinterskor ska det finnas en centimeter framför tårna, i löpskor en tumbredd.\nLästerna skiljer sig åt mellan modellerna: se omdömet om passform på produktsidan.',
    'Messen Sie abends, dann ist der Fuß am längsten. In Wander- und Winterschuhen braucht es einen Zentimeter vor den Zehen, in Laufschuhen eine Daumenbreite.\nDie Leisten unterscheiden sich: Beachten Sie die Angabe zur Passform auf der Produktseite.',
    'Mesurez le soir, quand le pied est le plus long. En chaussures de marche ou d’hiver, il faut un centimètre devant les orteils ; en course, la largeur d’un pouce.\nLes formes varient selon les modèles : consultez l’avis sur la taille de la page produit.',
    'Измеряйте вечером, когда стопа длиннее. В походной и зимней обуви перед пальцами нужен сантиметр, в беговой — ширина большого пальца.\nКолодки у моделей разные: смотрите отзыв о посадке на странице товара.',
  ),
};

const GLOVES: DemoSizeTable = {
  key: 'gloves',
  slug: 'kasineet',
  name: six('Käsineet', 'Gloves', 'Handskar', 'Handschuhe', 'Gants', 'Перчатки'),
  sizes: columns(values('7 8 9 10 11')),
  rows: [
    {
      category: six(
        'Kämmenen ympärys',
        'Hand circumference',
        'Handens omkrets',
        'Handumfang',
        'Tour de main',
        'Обхват ладони',
      ),
      unit: 'mm',
      values: values('178 203 229 254 279'),
    },
    {
      category: six('Käden pituus', 'Hand length', 'Handens längd', 'Handlänge', 'Longueur de la main', 'Длина ладони'),
      unit: 'mm',
      values: values('171 182 192 204 215'),
    },
    {
      category: six(
        'Kirjainkoko',
        'Letter size',
        'Bokstavsstorlek',
        'Buchstabengröße',
        'Taille lettre',
        'Буквенный размер',
      ),
      unit: '',
      values: values('S M L XL XXL'),
    },
  ],
  info: six(
    'Mittaa sen käden kämmen, jolla kirjoitat, rystysten kohdalta ja peukalo ulkona. Tuumina luku on käsineen koko.\nRukkasessa saa olla tilaa aluskäsineelle, hiihtokäsineen kuuluu istua.',
    'Measure the hand you write with, round the knuckles with the thumb left out. In inches, the number is your size.\nA mitten may leave room for a liner; a cross-country glove should fit close.',
    'Mät den hand du skriver med, över knogarna och utan tummen. I tum är siffran storleken.\nI en vante får det finnas plats för en innerhandske, en längdhandske ska sitta åt.',
    'Messen Sie die Schreibhand über den Knöcheln, ohne Daumen. In Zoll ergibt das die Größe.\nFäustlinge dürfen Platz für Innenhandschuhe lassen, Langlaufhandschuhe sollen eng sitzen.',
    'Mesurez la main avec laquelle vous écrivez, aux phalanges et sans le pouce. En pouces, c’est la taille.\nUne moufle peut loger un sous-gant ; un gant de ski de fond doit être ajusté.',
    'Измерьте ладонь рабочей руки по костяшкам, без большого пальца. В дюймах это и есть размер.\nВ варежке может быть место для нижней перчатки, беговые должны сидеть плотно.',
  ),
};

export const SIZE_TABLES: readonly DemoSizeTable[] = [JACKETS, TROUSERS, SKI_BOOTS, SHOES, GLOVES, ...SKI_SIZE_TABLES];

const GROUPS_OF_TABLES: Readonly<Record<string, readonly GroupKey[]>> = {
  jackets: ['shell-jackets', 'softshells', 'down-jackets', 'synthetic-jackets', 'vests', 'fleeces', 'base-tops'],
  trousers: ['hiking-trousers', 'ski-trousers'],
  'ski-boots': ['alpine-boots', 'touring-boots'],
  shoes: ['hiking-boots', 'hiking-shoes', 'trail-shoes', 'winter-boots', 'sandals', 'climbing-shoes', 'xc-boots'],
  gloves: ['gloves'],
};

/** The table that holds at least one of a model's sizes: of skis by what they are for, of other goods by their main group. */
export function sizeTableOf(model: Pick<DemoModel, 'groups' | 'sizes' | 'noun' | 'properties'>): string | undefined {
  const { groups, sizes } = model;
  const [main] = groups;
  const table = skiSizeTable(model) ?? SIZE_TABLES.find(({ key }) => GROUPS_OF_TABLES[key]?.includes(main));
  return table?.sizes.some(({ name }) => sizes.includes(name)) ? table.key : undefined;
}
