import type { MarkName } from '../illustrations/plates/lettering';
import { type Six, six } from './six';

export type DemoBrand = {
  name: string;
  /** lettering and mark on the goods */
  wordmark: string;
  mark: MarkName;
  /** manufacturer by Regulation (EU) 2023/988, article 19 */
  address: string;
  email: string;
  /** where the manufacturer sits outside the EU */
  euResponsible?: string;
  title: Six;
  description: Six;
};

const HANKI_RESPONSIBLE = 'Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Suomi, turvallisuus@hanki.example';

/** Invented brands. */
export const DEMO_BRANDS = {
  hanki: {
    name: 'Hanki',
    wordmark: 'HANKI',
    mark: 'crust',
    address: 'Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Suomi',
    email: 'turvallisuus@hanki.example',
    title: six(
      'Oma mallistomme',
      'Our own range',
      'Vår egen kollektion',
      'Unsere eigene Kollektion',
      'Notre propre gamme',
      'Наша собственная линия',
    ),
    description: six(
      'Hanki on oma mallistomme: vähän tuotteita, pitkä ikä ja varaosat, jotka löytyvät vielä kymmenen talven päästä.',
      'Hanki is our own range: few products, a long life, and spare parts you will still find ten winters from now.',
      'Hanki är vår egen kollektion: få produkter, lång livslängd och reservdelar som finns kvar om tio vintrar.',
      'Hanki ist unsere eigene Kollektion: wenige Produkte, ein langes Leben und Ersatzteile, die es auch in zehn Wintern noch gibt.',
      'Hanki, c’est notre propre gamme : peu de produits, une longue vie et des pièces détachées encore disponibles dans dix hivers.',
      'Hanki — наша собственная линия: немного вещей, долгая жизнь и запчасти, которые найдутся и через десять зим.',
    ),
  },
  riekko: {
    name: 'Riekko',
    wordmark: 'RIEKKO',
    mark: 'fell',
    address: 'Riekko Untuva Oy, Poroväylä 4, 96300 Rovaniemi, Suomi',
    email: 'turvallisuus@riekko.example',
    title: six(
      'Untuvaa pakkaseen',
      'Down for hard frost',
      'Dun för sträng kyla',
      'Daune für strengen Frost',
      'Du duvet pour les grands froids',
      'Пух для крепкого мороза',
    ),
    description: six(
      'Riekko ompelee untuvaa Rovaniemellä. Jokaisen erän täytevoima mitataan, ja littaantuneet takit täytetään uudelleen.',
      'Riekko sews down in Rovaniemi. The fill power of every batch is measured, and tired jackets are refilled.',
      'Riekko syr dunplagg i Rovaniemi. Fyllkraften mäts i varje parti, och hopsjunkna jackor fylls på nytt.',
      'Riekko näht Daune in Rovaniemi. Die Bauschkraft jeder Charge wird gemessen, und flach gewordene Jacken werden neu befüllt.',
      'Riekko coud le duvet à Rovaniemi. Le gonflant de chaque lot est mesuré, et les vestes fatiguées sont regarnies.',
      'Riekko шьёт пуховые вещи в Рованиеми. Упругость пуха измеряют в каждой партии, а уставшие куртки наполняют заново.',
    ),
  },
  vuono: {
    name: 'Vuono',
    wordmark: 'VUONO',
    mark: 'wave',
    address: 'Vuono AS, Havnegata 12, 9008 Tromsø, Norge',
    email: 'safety@vuono.example',
    euResponsible: HANKI_RESPONSIBLE,
    title: six(
      'Merituulen ja tunturin väliltä',
      'Between sea wind and fell',
      'Mellan havsvind och fjäll',
      'Zwischen Seewind und Fjell',
      'Entre vent marin et montagne',
      'Между морским ветром и горами',
    ),
    description: six(
      'Vuono tekee kevyitä kuoria ja monoja Tromssassa, missä sama päivä voi tuoda räntää, aurinkoa ja metrin uutta lunta.',
      'Vuono makes light shells and boots in Tromsø, where one day can bring sleet, sun and a metre of new snow.',
      'Vuono gör lätta skaljackor och pjäxor i Tromsø, där en enda dag kan bjuda på snöblask, sol och en meter nysnö.',
      'Vuono fertigt leichte Hardshells und Skischuhe in Tromsø, wo ein Tag Schneeregen, Sonne und einen Meter Neuschnee bringen kann.',
      'Vuono crée des vestes légères et des chaussures de ski à Tromsø, où une même journée peut offrir neige fondue, soleil et un mètre de fraîche.',
      'Vuono делает лёгкие куртки и ботинки в Тромсё, где за один день бывают и мокрый снег, и солнце, и метр свежего снега.',
    ),
  },
  skare: {
    name: 'Skare',
    wordmark: 'SKARE',
    mark: 'star',
    address: 'Skare Ull AB, Spinnerivägen 3, 831 30 Östersund, Sverige',
    email: 'sakerhet@skare.example',
    title: six(
      'Villaa iholle',
      'Wool against the skin',
      'Ull mot huden',
      'Wolle auf der Haut',
      'La laine à même la peau',
      'Шерсть к телу',
    ),
    description: six(
      'Skare neuloo merinon Östersundissa ja korjaa reiät maksutta niin kauan kuin vaate kestää paikkaamista.',
      'Skare knits merino in Östersund and mends holes free of charge for as long as the garment can take a darn.',
      'Skare stickar merinoull i Östersund och lagar hål gratis så länge plagget tål att lagas.',
      'Skare strickt Merino in Östersund und stopft Löcher kostenlos, solange das Kleidungsstück es hergibt.',
      'Skare tricote le mérinos à Östersund et reprise les trous gratuitement tant que le vêtement le supporte.',
      'Skare вяжет мериносовую шерсть в Эстерсунде и бесплатно штопает дыры, пока вещь это выдерживает.',
    ),
  },
  tuisku: {
    name: 'Tuisku',
    wordmark: 'TUISKU',
    mark: 'tri',
    address: 'Tuisku Sport Oy, Kelotie 8, 99130 Sirkka, Suomi',
    email: 'turvallisuus@tuisku.example',
    title: six(
      'Vapaalaskuun',
      'For off-piste days',
      'För offpist',
      'Fürs freie Gelände',
      'Pour le hors-piste',
      'Для внетрассового катания',
    ),
    description: six(
      'Tuisku suunnittelee vapaalaskuvarusteet Levillä ja testaa ne siellä, missä rinnekoneet kääntyvät takaisin.',
      'Tuisku designs freeride gear in Levi and tests it where the groomers turn back.',
      'Tuisku formger friåkningsutrustning i Levi och testar den där pistmaskinerna vänder.',
      'Tuisku entwirft Freeride-Ausrüstung in Levi und testet sie dort, wo die Pistenraupen umkehren.',
      'Tuisku conçoit du matériel de freeride à Levi et le teste là où les dameuses font demi-tour.',
      'Tuisku проектирует снаряжение для фрирайда в Леви и испытывает его там, где ратраки поворачивают назад.',
    ),
  },
  aapa: {
    name: 'Aapa',
    wordmark: 'AAPA',
    mark: 'rune',
    address: 'Aapa Tuotteet Oy, Suonlaita 15, 99600 Sodankylä, Suomi',
    email: 'turvallisuus@aapa.example',
    title: six(
      'Suolta tunturiin',
      'From bog to fell',
      'Från myr till fjäll',
      'Vom Moor zum Fjell',
      'De la tourbière au sommet',
      'От болота до вершины',
    ),
    description: six(
      'Aapa tekee kenkiä ja suksia niille, jotka kulkevat omaa latuaan: suon yli, kelojen välistä ja ylös paljakalle.',
      'Aapa makes shoes and skis for people who break their own trail: over the bog, between weathered pines and up to the bare fell.',
      'Aapa gör skor och skidor för dem som går sin egen väg: över myren, mellan torrfuror och upp på kalfjället.',
      'Aapa fertigt Schuhe und Ski für alle, die ihre eigene Spur ziehen: übers Moor, zwischen toten Kiefern hindurch und hinauf aufs kahle Fjell.',
      'Aapa fabrique chaussures et skis pour ceux qui font leur propre trace : à travers la tourbière, entre les pins morts et jusqu’au sommet nu.',
      'Aapa делает обувь и лыжи для тех, кто прокладывает свой путь: через болото, между сухими соснами и на голую вершину.',
    ),
  },
  kelo: {
    name: 'Kelo',
    wordmark: 'KELO',
    mark: 'fell',
    address: 'Kelo Retki Oy, Sahanperä 2, 81700 Lieksa, Suomi',
    email: 'turvallisuus@kelo.example',
    title: six(
      'Kantoon ja leiriin',
      'For carrying and camping',
      'För packning och läger',
      'Zum Tragen und Zelten',
      'Pour porter et bivouaquer',
      'Для похода и лагеря',
    ),
    description: six(
      'Kelo tekee rinkat, teltat ja sauvat, joissa on vain se, mitä ilman ei pärjää.',
      'Kelo makes packs, tents and poles with only what you cannot do without.',
      'Kelo gör ryggsäckar, tält och stavar med bara det du inte klarar dig utan.',
      'Kelo macht Rucksäcke, Zelte und Stöcke, an denen nur das ist, was man wirklich braucht.',
      'Kelo fabrique sacs, tentes et bâtons avec seulement ce dont on ne peut se passer.',
      'Kelo делает рюкзаки, палатки и палки, в которых есть только самое необходимое.',
    ),
  },
  routa: {
    name: 'Routa',
    wordmark: 'ROUTA',
    mark: 'tri',
    address: 'Routa Sicherheit GmbH, Werkstraße 7, 87509 Immenstadt, Deutschland',
    email: 'sicherheit@routa.example',
    title: six(
      'Suojaa ja metallia',
      'Protection and metal',
      'Skydd och metall',
      'Schutz und Metall',
      'Protection et métal',
      'Защита и металл',
    ),
    description: six(
      'Routa tekee siteet, kypärät ja jäähakut, joiden varaan voi laskea painonsa.',
      'Routa makes bindings, helmets and ice axes you can trust with your weight.',
      'Routa gör bindningar, hjälmar och isyxor som du tryggt kan lägga din tyngd på.',
      'Routa baut Bindungen, Helme und Eispickel, denen man sein Gewicht anvertrauen kann.',
      'Routa fabrique fixations, casques et piolets auxquels on peut confier son poids.',
      'Routa делает крепления, шлемы и ледорубы, которым можно доверить свой вес.',
    ),
  },
  loimu: {
    name: 'Loimu',
    wordmark: 'LOIMU',
    mark: 'ring',
    address: 'Loimu Light OÜ, Tule 11, 11314 Tallinn, Eesti',
    email: 'ohutus@loimu.example',
    title: six('Valoa ja tulta', 'Light and fire', 'Ljus och eld', 'Licht und Feuer', 'Lumière et feu', 'Свет и огонь'),
    description: six(
      'Loimu valaisee polun ja keittää kahvin: otsalamput, lasit ja keittimet pitkään pimeään.',
      'Loimu lights the trail and boils the coffee: headlamps, goggles and stoves for the long dark.',
      'Loimu lyser upp stigen och kokar kaffet: pannlampor, glasögon och kök för den långa, mörka tiden.',
      'Loimu beleuchtet den Pfad und kocht den Kaffee: Stirnlampen, Brillen und Kocher für die lange Dunkelheit.',
      'Loimu éclaire le sentier et fait le café : frontales, masques et réchauds pour les longues nuits.',
      'Loimu освещает тропу и варит кофе: фонари, маски и горелки для долгой темноты.',
    ),
  },
} as const satisfies Record<string, DemoBrand>;

export type BrandSlug = keyof typeof DEMO_BRANDS;
