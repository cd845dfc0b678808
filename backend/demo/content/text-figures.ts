import type { LandscapeName } from '../illustrations/draw-landscape';
import type { FacePart } from './group-faces';
import { type Six, six } from './six';

interface FigureWords {
  /** What it shows; empty where the words beside it say so. */
  readonly alt?: Six;
  readonly caption?: Six;
}

/** Goods in a picture inside a text, the first at the back, and what is said below it; nothing where the text says it. */
export interface GoodsFigure extends FigureWords {
  readonly parts: readonly FacePart[];
  /** The picture is 1600 × 640, else 800 × 1000. */
  readonly isWide?: boolean;
}

/** A scene or a drawing that explains something, and what is said below it. */
export interface SceneFigure extends FigureWords {
  readonly scene: LandscapeName;
}

export type TextFigure = GoodsFigure | SceneFigure;

/** Goods of one size beside each other in a wide picture; `down` puts one on the others' ground. */
const inRow = (
  goods: readonly (readonly [model: string, colour: FacePart['colour'], down?: number])[],
): readonly FacePart[] => {
  const step = 1600 / goods.length;
  const width = Math.min(470, step * 1.06);
  return goods.map(([model, colour, down = 0], index) => ({
    model,
    colour,
    place: [step * (index + 0.5) - width / 2, 320 - width * 0.625 + down, width],
  }));
};

/** The tiles for companies, and the drawings of guides. */
export const TEXT_FIGURES = {
  'work-gear': {
    parts: [
      { model: 'kasivarsi-3l', colour: 'cloudberry', place: [90, 180, 620] },
      { model: 'kajo-450', colour: 'charcoal', place: [20, 660, 300], foot: [170, 874, 100] },
      { model: 'kinnas', colour: 'charcoal', place: [480, 520, 330] },
    ],
  },
  gifts: {
    parts: [
      { plate: { type: 'thermos', variant: 2 }, brand: 'hiillos', colour: 'spruce', place: [-20, 150, 640] },
      { plate: { type: 'beanie', pom: true }, brand: 'hanki', colour: 'rust', place: [350, 240, 460] },
      { plate: { type: 'mug', variant: 1 }, brand: 'hiillos', colour: 'cloudberry', place: [400, 560, 380] },
    ],
  },
  clubs: {
    parts: [
      { model: 'hameenkangas-44', colour: 'rust', place: [-150, 180, 660], foot: [180, 958, 60] },
      { model: 'korpi-hi', colour: 'ink', place: [400, 545, 400] },
      { model: 'korpi-hi', colour: 'ink', place: [315, 562, 400] },
      { plate: { type: 'beanie', pom: true }, brand: 'hanki', colour: 'fjord', place: [380, 150, 400] },
    ],
  },
  layers: {
    isWide: true,
    parts: inRow([
      ['uuhi-260-zip', 'ink'],
      ['ruutu', 'cloudberry'],
      ['kasivarsi-3l', 'spruce'],
      ['kaldoaivi', 'rust'],
    ]),
    alt: six(
      'Neljä kerrosta rinnakkain: villapaita, fleece, kuoritakki ja untuvatakki',
      'Four layers side by side: wool top, fleece, shell and down jacket',
      'Fyra lager bredvid varandra: ulltröja, fleece, skaljacka och dunjacka',
      'Vier Schichten nebeneinander: Wollshirt, Fleece, Hardshell und Daunenjacke',
      'Quatre couches côte à côte : haut en laine, polaire, veste coquille et doudoune',
      'Четыре слоя рядом: шерстяная кофта, флис, мембранная куртка и пуховик',
    ),
    caption: six(
      'Iholta ulospäin: villa kuivattaa, fleece lämmittää, kuori pysäyttää tuulen, untuva odottaa taukoa.',
      'From the skin outwards: wool dries, fleece warms, the shell stops the wind, down waits for the break.',
      'Inifrån och ut: ullen torkar, fleecen värmer, skalet stoppar vinden, dunet väntar på rasten.',
      'Von innen nach außen: Wolle trocknet, Fleece wärmt, die Hülle hält den Wind ab, Daune wartet auf die Pause.',
      'De la peau vers l’extérieur : la laine sèche, la polaire réchauffe, la coquille coupe le vent, le duvet attend la pause.',
      'От тела наружу: шерсть сушит, флис греет, мембрана держит ветер, пух ждёт привала.',
    ),
  },
  'grip-zone': {
    scene: 'grip-zone',
    alt: six(
      'Perinteinen suksi sivulta mono päällä ja pohja alta: pitoalue kantapäästä 55–60 senttiä eteenpäin on väritetty',
      'A classic ski from the side with a boot on it, and its base from below: the grip zone, 55 to 60 cm ahead of the heel, is coloured',
      'En klassisk skida från sidan med pjäxa och belaget underifrån: fästzonen, 55–60 cm framåt från hälen, är färgad',
      'Ein klassischer Ski von der Seite mit Schuh und der Belag von unten: die Haftzone, 55 bis 60 cm ab der Ferse nach vorn, ist farbig',
      'Un ski classique de profil avec sa chaussure, et la semelle vue de dessous\u00a0: la zone d’accroche, 55 à 60 cm devant le talon, est colorée',
      'Классическая лыжа сбоку с ботинком и её скользящая поверхность снизу: цветом выделена колодка, 55–60 см вперёд от пятки',
    ),
    caption: six(
      'Pitovoide vain tälle alueelle, luistovoide kärkeen ja kantaan.',
      'Grip wax here and nowhere else; glide wax on tip and tail.',
      'Fästvalla bara här, glidvalla på spets och bakände.',
      'Haftwachs nur hierher, Gleitwachs auf Spitze und Ende.',
      'Le fart de retenue ici seulement, le fart de glisse en spatule et au talon.',
      'Мазь держания — только сюда, мазь скольжения — на носок и пятку лыжи.',
    ),
  },
  tents: {
    isWide: true,
    parts: inRow([
      ['yksio', 'cloudberry', 75],
      ['kota-3', 'lichen', 60],
      ['laavu-2', 'rust', 45],
    ]),
    alt: six(
      'Kolme telttaa: yhden hengen teltta, kupoli ja tunneli',
      'Three tents: a solo tent, a dome and a tunnel',
      'Tre tält: ett enmanstält, en kupol och en tunnel',
      'Drei Zelte: Solozelt, Kuppel und Tunnel',
      'Trois tentes : une monoplace, un dôme et un tunnel',
      'Три палатки: одноместная, купольная и туннельная',
    ),
    caption: six(
      'Yhden hengen teltta painaa vähiten, kupoli seisoo kalliollakin, tunneli antaa tilaa.',
      'A solo tent weighs least, a dome stands on bare rock too, a tunnel gives room.',
      'Enmanstältet väger minst, kupolen står även på berg, tunneln ger plats.',
      'Das Solozelt wiegt am wenigsten, die Kuppel steht auch auf Fels, der Tunnel gibt Platz.',
      'La monoplace pèse le moins, le dôme tient même sur la roche, le tunnel donne de la place.',
      'Одноместная легче всех, купол стоит и на скале, туннель просторнее.',
    ),
  },
  boots: {
    isWide: true,
    parts: inRow([
      ['rakka-mid', 'rust', 68],
      ['nattanen-leather', 'charcoal', 0],
      ['flex-90', 'ink', -33],
    ]),
    alt: six(
      'Kangasvartinen vaelluskenkä, nahkakenkä ja laskettelumono',
      'A fabric hiking boot, a leather boot and a ski boot',
      'En vandringskänga i tyg, en läderkänga och en pjäxa',
      'Ein Wanderschuh aus Gewebe, ein Lederstiefel und ein Skischuh',
      'Une chaussure de randonnée en toile, une en cuir et une chaussure de ski',
      'Треккинговый ботинок из ткани, кожаный ботинок и горнолыжный ботинок',
    ),
    caption: six(
      'Kangas antaa heti periksi, nahka muotoutuu viikoissa, mono vasta huollossa.',
      'Fabric gives at once, leather takes weeks, a ski boot gives only in the workshop.',
      'Tyg ger efter direkt, läder efter några veckor, pjäxan först i verkstaden.',
      'Gewebe gibt sofort nach, Leder nach Wochen, der Skischuh erst in der Werkstatt.',
      'La toile cède tout de suite, le cuir en quelques semaines, la chaussure de ski seulement à l’atelier.',
      'Ткань поддаётся сразу, кожа — за недели, горнолыжный ботинок — только в мастерской.',
    ),
  },
  avalanche: {
    isWide: true,
    parts: inRow([
      ['luotain-40', 'charcoal'],
      ['piikki', 'rust'],
      ['kaivaja', 'cloudberry'],
    ]),
    alt: six(
      'Piippari, sondi ja lumilapio',
      'A transceiver, a probe and a shovel',
      'En transceiver, en sond och en spade',
      'LVS-Gerät, Sonde und Schaufel',
      'Un détecteur, une sonde et une pelle',
      'Датчик, щуп и лопата',
    ),
    caption: six(
      'Piippari löytää, sondi varmistaa, lapio pelastaa. Yksikään ei korvaa toista.',
      'The transceiver finds, the probe confirms, the shovel saves. None replaces another.',
      'Transceivern hittar, sonden bekräftar, spaden räddar. Ingen ersätter en annan.',
      'Das LVS findet, die Sonde bestätigt, die Schaufel rettet. Keines ersetzt das andere.',
      'Le détecteur trouve, la sonde confirme, la pelle sauve. Aucun ne remplace l’autre.',
      'Датчик находит, щуп подтверждает, лопата спасает. Одно не заменяет другое.',
    ),
  },
  'week-pack': {
    isWide: true,
    parts: inRow([
      ['taival-70', 'spruce'],
      ['uni-18', 'rust'],
      ['kaasu-230', 'rust'],
      ['otava-20', 'fjord'],
    ]),
    caption: six(
      'Painava lähelle selkää, yöksi tarvittava pohjalle, kartta ja kaasu käden ulottuville.',
      'Heavy things close to your back, what the night needs at the bottom, map and gas at hand.',
      'Det tunga nära ryggen, nattens saker i botten, karta och gas nära till hands.',
      'Schweres nah an den Rücken, was die Nacht braucht nach unten, Karte und Gas griffbereit.',
      'Le lourd près du dos, les affaires de nuit au fond, la carte et le gaz à portée de main.',
      'Тяжёлое — ближе к спине, вещи для ночи — на дно, карта и газ — под рукой.',
    ),
  },
} as const satisfies Record<string, TextFigure>;

export type TextFigureName = keyof typeof TEXT_FIGURES;
