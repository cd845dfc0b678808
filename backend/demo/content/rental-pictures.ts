import type { FacePart } from './group-faces';
import { type Six, six } from './six';

/** The picture of a rental item: its goods together, the first at the back, and what it shows for those who do not see it. */
export interface RentalPicture {
  readonly parts: readonly FacePart[];
  readonly alt: Six;
}

export const RENTAL_PICTURES = {
  backcountry: {
    parts: [
      { model: 'aarni-68', colour: 'spruce', place: [-300, 0, 1000], isUpper: true },
      { model: 'aarni-kelo', colour: 'charcoal', place: [156, 433, 496, -44], foot: [400, 948, 54] },
      { model: 'korpi-hi', colour: 'ink', place: [470, 655, 320] },
      { model: 'korpi-hi', colour: 'ink', place: [414, 669, 320] },
    ],
    alt: six(
      'Vihreät metsäsukset, varrelliset monot ja sauvat',
      'Green backcountry skis, high boots and poles',
      'Gröna turskidor, höga pjäxor och stavar',
      'Grüne Backcountry-Ski, hohe Schuhe und Stöcke',
      'Skis de raid verts, chaussures montantes et bâtons',
      'Зелёные лесные лыжи, высокие ботинки и палки',
    ),
  },
  touring: {
    parts: [
      { model: 'randopaketti', colour: 'spruce', place: [-305, 0, 1000], isUpper: true, isMounted: true },
      { model: 'karva', colour: 'cloudberry', place: [420, 150, 400] },
      { model: 'grat-vario', colour: 'spruce', place: [168, 467, 470, -38], foot: [385, 948, 50] },
      { model: 'kaldo-110', colour: 'charcoal', place: [446, 615, 336] },
      { model: 'kaldo-110', colour: 'charcoal', place: [386, 632, 336] },
    ],
    alt: six(
      'Randosukset tech-sitein, nousukarvat, tummat monot ja sauvat',
      'Touring skis with tech bindings, skins, dark boots and poles',
      'Toppturskidor med techbindningar, stighudar, mörka pjäxor och stavar',
      'Tourenski mit Tech-Bindung, Felle, dunkle Schuhe und Stöcke',
      'Skis de randonnée à inserts, peaux, chaussures sombres et bâtons',
      'Скитурные лыжи с креплениями tech, камус, тёмные ботинки и палки',
    ),
  },
  skiSnowshoes: {
    parts: [{ plate: { type: 'ski-snowshoes' }, brand: 'kuura', colour: 'fjord', place: [-14, -20, 828] }],
    alt: six(
      'Lyhyet ja leveät siniset liukulumikengät, toisen pohjassa näkyy pitokarva',
      'Short, wide blue ski-snowshoes, one turned to show the skin on its base',
      'Korta, breda blå glidsnöskor, den ena vänd så att stighuden syns',
      'Kurze, breite blaue Gleitschneeschuhe, einer zeigt das Fell auf dem Belag',
      'Raquettes-skis bleues, courtes et larges, l’une montre la peau sous sa semelle',
      'Короткие широкие синие лыжи-снегоступы, на одной виден камус',
    ),
  },
  avalanche: {
    parts: [
      { model: 'kaivaja', colour: 'cloudberry', place: [-212, 50, 758, -14], foot: [190, 946, 110] },
      { model: 'piikki', colour: 'rust', place: [184, 441, 439, -22], foot: [432, 947, 60] },
      { model: 'luotain-40', colour: 'charcoal', place: [541, 696, 216], foot: [645, 947, 75] },
    ],
    alt: six(
      'Oranssi lumilapio, kokoontaitettu sondi ja piippari hihnoineen',
      'An orange snow shovel, a folded probe and a transceiver with its leash',
      'En orange snöspade, en hopfälld sond och en transceiver med rem',
      'Orange Schneeschaufel, zusammengelegte Sonde und LVS-Gerät mit Leine',
      'Pelle à neige orange, sonde pliée et détecteur avec sa dragonne',
      'Оранжевая лавинная лопата, сложенный щуп и датчик на шнуре',
    ),
  },
  pulk: {
    parts: [{ plate: { type: 'pulk' }, brand: 'kelo', colour: 'rust', place: [0, 100, 800] }],
    alt: six(
      'Punainen ahkio peitteineen; aisat ja lantiovyö kaartuvat kuorman yli',
      'A red pulk with its cover laced, shafts and hip belt folded back over the load',
      'En röd pulka med snört kapell; skaklar och höftbälte böjda över lasten',
      'Rote Pulka mit geschnürter Plane, Zugstangen und Hüftgurt über die Last gelegt',
      'Pulka rouge bâchée, brancards et ceinture repliés au-dessus de la charge',
      'Красная волокуша с зашнурованным чехлом, оглобли и пояс откинуты над грузом',
    ),
  },
  tent: {
    parts: [
      { model: 'laavu-4', view: 'open', colour: 'spruce', place: [10, 284, 783] },
      { plate: { type: 'duffel', variant: 1 }, brand: 'kelo', colour: 'spruce', place: [473, 668, 295] },
    ],
    alt: six(
      'Vihreä tunneliteltta ovi auki ja sen pakkauspussi',
      'A green tunnel tent with its door open, and its pack bag',
      'Ett grönt tunneltält med öppen dörr och dess packpåse',
      'Grünes Tunnelzelt mit offener Tür, davor sein Packsack',
      'Tente tunnel verte à la porte ouverte et son sac de rangement',
      'Зелёная туннельная палатка с открытым входом и её чехол',
    ),
  },
  pack: {
    parts: [
      { model: 'taival-70', view: 'back', colour: 'spruce', place: [290, 335, 520] },
      { model: 'taival-70', colour: 'spruce', place: [-62, 330, 521] },
    ],
    alt: six(
      'Vihreä 70 litran rinkka edestä ja takaa, lantiovyö ja säädettävä selkä näkyvissä',
      'A green 70-litre pack from its front and its back, hip belt and adjustable harness in view',
      'En grön ryggsäck på 70 liter framifrån och bakifrån, med höftbälte och ställbar rygg',
      'Grüner 70-Liter-Rucksack von vorn und hinten, mit Hüftgurt und verstellbarem Rücken',
      'Sac vert de 70 litres, de face et de dos, avec ceinture et dos réglable',
      'Зелёный рюкзак на 70 литров спереди и сзади: пояс и регулируемая спина',
    ),
  },
  sleepingBag: {
    parts: [{ model: 'uni-18', view: 'open', colour: 'fjord', place: [32, 84, 740] }],
    alt: six(
      'Kaksi muumiomakuupussia: punainen kiinni, sininen auki vuori näkyvissä',
      'Two mummy bags: a red one closed, a blue one open with its lining in view',
      'Två mumiesovsäckar: en röd stängd, en blå öppen så att fodret syns',
      'Zwei Mumienschlafsäcke: ein roter geschlossen, ein blauer offen mit sichtbarem Futter',
      'Deux sacs momie : un rouge fermé, un bleu ouvert qui montre sa doublure',
      'Два спальника-кокона: красный застёгнут, синий раскрыт, видна подкладка',
    ),
  },
} as const satisfies Record<string, RentalPicture>;

export type RentalPictureName = keyof typeof RENTAL_PICTURES;
