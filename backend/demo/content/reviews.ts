import type { ShopLanguage } from '../../domain/locale/language';

export type DemoReview = {
  model: string;
  language: ShopLanguage;
  /** 1 to 5 */
  stars: number;
  /** fit score: 2, 4, 6, 8 or 10 */
  fit?: 2 | 4 | 6 | 8 | 10;
  name: string;
  comment: string;
  up: number;
  down: number;
  daysAgo: number;
};

const review = (
  model: string,
  language: ShopLanguage,
  stars: number,
  name: string,
  comment: string,
  [up, down, daysAgo]: readonly [number, number, number],
  fit?: DemoReview['fit'],
): DemoReview => ({ model, language, stars, name, comment, up, down, daysAgo, ...(fit ? { fit } : {}) });

/** What invented customers wrote. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  review(
    'kasivarsi-3l',
    'fi',
    5,
    'Maija K.',
    'Kolme päivää räntää Kilpisjärvellä, ja sisäpuoli pysyi kuivana. Kainalotuuletus on juuri siinä missä pitää.',
    [14, 1, 20],
    6,
  ),
  review(
    'kasivarsi-3l',
    'fi',
    4,
    'Jussi',
    'Hyvä takki. Hihat saisivat olla sentin pidemmät, kun kurottaa hakulla.',
    [6, 2, 64],
    4,
  ),
  review(
    'kasivarsi-3l',
    'sv',
    5,
    'Erik L.',
    'Huvan går över hjälmen och ändå ser man åt sidorna. Äntligen.',
    [5, 0, 33],
    6,
  ),
  review(
    'kasivarsi-3l',
    'en',
    5,
    'Hannah',
    'Two winters of Scottish weather and still waterproof. The pockets clear my hip belt.',
    [9, 0, 110],
    6,
  ),
  review(
    'kasivarsi-3l',
    'de',
    4,
    'Thomas B.',
    'Sehr gut verarbeitet. Die Farbe Moltebeere ist kräftiger als auf dem Bild.',
    [3, 0, 71],
    6,
  ),
  review('kasivarsi-3l', 'ru', 5, 'Анна', 'Выдержала неделю на Лофотенах. Лёгкая, не шуршит.', [4, 0, 45], 6),
  review(
    'kaldoaivi',
    'fi',
    5,
    'Pekka',
    'Seisoin revontulia katsomassa kaksi tuntia, −31. Ei palellut muu kuin nenä.',
    [22, 0, 15],
    6,
  ),
  review('kaldoaivi', 'fi', 5, 'Sari M.', 'Untuva pysyy sisällä ja huppu suojaa oikeasti tuulelta.', [8, 0, 51], 8),
  review('kaldoaivi', 'fr', 4, 'Claire', 'Très chaude, presque trop pour la ville. La coupe est ample.', [2, 0, 40], 8),
  review(
    'latu-skin-44',
    'fi',
    5,
    'Hiihtäjä-65',
    'Ensimmäinen karvasuksi, joka luistaa pakkasella. Ei ikävä voitelupurkkia.',
    [17, 2, 28],
  ),
  review('latu-skin-44', 'sv', 4, 'Karin', 'Bra fäste, men välj rätt spann: jag bytte upp en längd.', [7, 0, 60]),
  review(
    'tunturi-84',
    'fi',
    4,
    'Aleksi',
    'Pitää jäisellä Levin etelärinteellä. Umpilumeen otan leveämmän.',
    [4, 0, 37],
  ),
  review(
    'tunturi-84',
    'de',
    5,
    'Martina',
    'Ruhig bei Tempo, leicht im Schwung. Genau richtig für den ganzen Tag.',
    [6, 0, 80],
  ),
  review('flex-110', 'fi', 5, 'Ville R.', 'Lämpömuotoilu myymälässä kesti vartin ja kannatti.', [5, 0, 22], 6),
  review('flex-110', 'en', 3, 'Owen', 'Great boot, but the walk mode freezes up when it is wet.', [3, 1, 90], 4),
  review('rakka-mid', 'fi', 5, 'Tiina', 'Karhunkierros ilman ainuttakaan rakkoa.', [11, 0, 130], 6),
  review(
    'rakka-mid',
    'fi',
    4,
    'Olli',
    'Kannattaa ottaa puoli numeroa isompi, jos käyttää paksua sukkaa.',
    [9, 0, 150],
    4,
  ),
  review(
    'rakka-mid',
    'de',
    5,
    'Sabine',
    'Nach drei Wochen Lappland noch wie neu. Die Sohle ist wirklich wiederbesohlbar.',
    [6, 0, 170],
    6,
  ),
  review('polku-low', 'fi', 4, 'Emma', 'Kevyet ja nopeasti kuivuvat. Kivikossa pohja tuntuu läpi.', [2, 0, 41], 6),
  review('villa-200', 'fi', 5, 'Noora', 'Viikon vaelluksella samassa paidassa eikä kukaan valittanut.', [19, 1, 75], 6),
  review(
    'villa-200',
    'sv',
    5,
    'Johan',
    'Skickade in en tröja med hål och fick tillbaka den lagad. Så ska det vara.',
    [13, 0, 88],
    6,
  ),
  review('villa-250-zip', 'fi', 4, 'Antti', 'Lämmin ja siisti. Vetoketju voisi olla metallia.', [1, 1, 54], 6),
  review('eramaa-48', 'fi', 5, 'Riikka', 'Selän saa säädettyä yksin ja kesken matkan.', [7, 0, 66]),
  review(
    'eramaa-48',
    'en',
    4,
    'Marcus',
    'Carries 16 kg without complaint. I removed the lid for weekends.',
    [4, 0, 101],
  ),
  review(
    'kota-3',
    'fi',
    5,
    'Lauri',
    'Pystytetty pimeässä vesisateessa kahdesti. Neljä minuuttia on totta.',
    [8, 0, 95],
  ),
  review('kajo-450', 'fi', 5, 'Mikko', 'Valo riittää ladulla hyvin, ja akku kesti koko yön punaisella.', [5, 0, 18]),
  review(
    'kajo-450',
    'ru',
    4,
    'Дмитрий',
    'Хороший свет, удобная кнопка в варежках. Ремень сначала туговат.',
    [2, 0, 30],
  ),
  review('ripa', 'fi', 5, 'Iida', 'Ostin yhden, nyt niitä on perheessä viisi.', [6, 0, 47]),
  review('tupsu', 'fr', 5, 'Luc', 'Ma fille la porte même à table.', [9, 0, 59]),
  review('kuru-98', 'en', 5, 'Jonas', 'Floats far better than 98 mm should. Fun on the way home too.', [3, 0, 12]),
];
