import { six } from './six';

/* What the size tables of skis measure, and how to choose between two lengths. */

export const HEIGHT = six(
  'Hiihtäjän pituus',
  'Skier’s height',
  'Skidåkarens längd',
  'Körpergröße',
  'Taille du skieur',
  'Рост',
);

export const HEIGHT_BEGINNER = six(
  'Pituus, aloittelija',
  'Height, beginner',
  'Längd, nybörjare',
  'Körpergröße, Anfänger',
  'Taille, débutant',
  'Рост, новичок',
);

export const HEIGHT_EXPERT = six(
  'Pituus, kokenut',
  'Height, expert',
  'Längd, van åkare',
  'Körpergröße, Könner',
  'Taille, confirmé',
  'Рост, опытный',
);

export const CHILD_HEIGHT = six(
  'Lapsen pituus',
  'Child’s height',
  'Barnets längd',
  'Körpergröße des Kindes',
  'Taille de l’enfant',
  'Рост ребёнка',
);

export const CHILD_AGE = six('Ikä, vuotta', 'Age, years', 'Ålder, år', 'Alter, Jahre', 'Âge, ans', 'Возраст, лет');

export const WEIGHT = six(
  'Hiihtäjän paino',
  'Skier’s weight',
  'Skidåkarens vikt',
  'Körpergewicht',
  'Poids du skieur',
  'Вес лыжника',
);

export const WEIGHT_LOADED = six(
  'Paino reppuineen',
  'Weight with pack',
  'Vikt med ryggsäck',
  'Gewicht mit Rucksack',
  'Poids avec le sac',
  'Вес с рюкзаком',
);

export const ALPINE_INFO = six(
  '”Hiihtäjän pituus” koskee harrastajaa, joka laskee säännöllisesti. Lyhyt suksi kääntyy helpommin, pitkä on vakaampi vauhdissa.\nKahden pituuden välissä: ota lyhyempi, jos olet kevyt tai lasket rauhassa, pidempi, jos olet painava tai lasket lujaa.',
  '“Skier’s height” is for those who ski regularly. A short ski turns more easily, a long one is calmer at speed.\nBetween two lengths, take the shorter if you are light or ski gently, the longer if you are heavy or ski fast.',
  '”Skidåkarens längd” gäller dig som åker regelbundet. En kort skida svänger lättare, en lång är lugnare i fart.\nMellan två längder: ta den kortare om du är lätt eller åker lugnt, den längre om du är tung eller åker fort.',
  '„Körpergröße“ gilt für alle, die regelmäßig fahren. Ein kurzer Ski dreht leichter, ein langer liegt ruhiger im Tempo.\nZwischen zwei Längen nehmen Sie die kürzere, wenn Sie leicht sind oder gemütlich fahren, sonst die längere.',
  '« Taille du skieur » vaut pour une pratique régulière. Un ski court tourne plus facilement, un ski long est plus stable en vitesse.\nEntre deux longueurs, prenez la plus courte si vous êtes léger ou skiez tranquillement, sinon la plus longue.',
  'Столбец «Рост» — для тех, кто катается регулярно. Короткие лыжи легче поворачивают, длинные устойчивее на скорости.\nЕсли вы между двумя длинами: лёгким и спокойным лыжникам — короче, тяжёлым и быстрым — длиннее.',
);

export const TRACK_INFO = six(
  'Paino ratkaisee: liian jäykkä suksi ei pidä, liian löysä ei liu’u. Punnitse itsesi hiihtovaatteissa.\nJos paino ja pituus osoittavat eri suksiin, valitse painon mukaan; myymälässä jäykkyys mitataan.',
  'Weight decides: a ski that is too stiff does not grip, one that is too soft does not glide. Weigh yourself in your ski clothes.\nIf weight and height point to different skis, go by weight; our stores measure the flex.',
  'Vikten avgör: en för hård skida får inget fäste, en för mjuk glider inte. Väg dig i skidkläder.\nPekar vikt och längd på olika skidor, gå efter vikten; i butiken mäter vi spannet.',
  'Das Gewicht entscheidet: Ein zu harter Ski greift nicht, ein zu weicher gleitet nicht. Wiegen Sie sich in Skikleidung.\nZeigen Gewicht und Größe auf verschiedene Ski, gilt das Gewicht; in unseren Filialen messen wir die Spannung.',
  'Le poids décide : un ski trop raide n’accroche pas, un ski trop souple ne glisse pas. Pesez-vous en tenue de ski.\nSi le poids et la taille désignent deux skis, suivez le poids ; nos magasins mesurent le cambre.',
  'Решает вес: слишком жёсткие лыжи не держат, слишком мягкие не едут. Взвешивайтесь в лыжной одежде.\nЕсли вес и рост указывают на разные лыжи, выбирайте по весу; в магазине мы измерим жёсткость.',
);

export const CHILD_INFO = six(
  'Mittaa lapsi ilman kenkiä. Älä osta kasvunvaraa: liian pitkä suksi kääntyy huonosti ja vie ilon.\nKahden pituuden välissä valitse aloittelijalle lyhyempi, jo hiihtävälle pidempi.',
  'Measure the child without shoes. Do not buy to grow into: a ski that is too long turns badly and spoils the fun.\nBetween two lengths, take the shorter for a beginner and the longer for a child who already skis.',
  'Mät barnet utan skor. Köp inte på tillväxt: en för lång skida svänger dåligt och tar bort glädjen.\nMellan två längder: den kortare för nybörjaren, den längre för den som redan åker.',
  'Messen Sie das Kind ohne Schuhe. Kaufen Sie nicht auf Zuwachs: Ein zu langer Ski dreht schlecht und verdirbt den Spaß.\nZwischen zwei Längen: die kürzere für Anfänger, die längere für Kinder, die schon fahren.',
  'Mesurez l’enfant sans chaussures. N’achetez pas trop grand : un ski trop long tourne mal et gâche le plaisir.\nEntre deux longueurs, la plus courte pour un débutant, la plus longue pour un enfant qui skie déjà.',
  'Измеряйте ребёнка без обуви. Не покупайте на вырост: слишком длинные лыжи плохо поворачивают и отбивают охоту.\nМежду двумя длинами новичку берите короче, а тому, кто уже катается, — длиннее.',
);

export const FOREST_INFO = six(
  'Laske mukaan rinkka, vaatteet ja vesi: suksen pitää kantaa koko kuorma pehmeässä lumessa.\nTiheässä metsässä lyhyempi kääntyy puiden välissä, aukealla pidempi kantaa ja luistaa.',
  'Count the pack, clothes and water: the ski has to carry the whole load in soft snow.\nIn dense forest the shorter ski turns between trees; in the open the longer one floats and glides.',
  'Räkna in ryggsäck, kläder och vatten: skidan ska bära hela lasten i lös snö.\nI tät skog svänger den kortare mellan träden, på öppna marker bär och glider den längre.',
  'Rechnen Sie Rucksack, Kleidung und Wasser mit: Der Ski muss alles im weichen Schnee tragen.\nIm dichten Wald dreht der kürzere zwischen den Bäumen, im offenen Gelände trägt und gleitet der längere.',
  'Comptez le sac, les vêtements et l’eau : le ski doit porter l’ensemble en neige molle.\nEn forêt dense, le plus court tourne entre les arbres ; à découvert, le plus long porte et glisse.',
  'Учитывайте рюкзак, одежду и воду: лыжа должна нести весь груз по мягкому снегу.\nВ густом лесу короткая лыжа легче поворачивает, на открытом месте длинная лучше держит и скользит.',
);
