import type { SERVICE_ICONS } from '../../db/schema/stores';
import { type Six, six } from './six';

export type DemoService = {
  slug: string;
  icon: (typeof SERVICE_ICONS)[number];
  name: Six;
  description: Six;
};

/** What the stores offer besides selling, as the pages on repairs and rental tell it. */
export const DEMO_SERVICES: readonly DemoService[] = [
  {
    slug: 'suksihuolto',
    icon: 'ski',
    name: six('Suksihuolto', 'Ski service', 'Skidservice', 'Skiservice', 'Atelier ski', 'Лыжный сервис'),
    description: six(
      'Pohjat paikataan, kantit teroitetaan ja siteet asennetaan. Jätä sukset aamulla, saat arvion heti.',
      'Bases patched, edges sharpened, bindings mounted. Leave your skis in the morning and get a quote at once.',
      'Belag lagas, stålkanter slipas och bindningar monteras. Lämna skidorna på morgonen, så får du ett pris direkt.',
      'Beläge ausbessern, Kanten schleifen, Bindungen montieren. Geben Sie die Ski morgens ab, den Preis nennen wir sofort.',
      'Semelles réparées, carres affûtées, fixations montées. Déposez vos skis le matin, le devis est immédiat.',
      'Чиним скользящую поверхность, точим канты, ставим крепления. Оставьте лыжи утром — цену назовём сразу.',
    ),
  },
  {
    slug: 'monon-muotoilu',
    icon: 'boot',
    name: six(
      'Monon muotoilu',
      'Boot fitting',
      'Pjäxanpassning',
      'Schuhanpassung',
      'Réglage des chaussures',
      'Подгонка ботинок',
    ),
    description: six(
      'Lämmitämme, levitämme ja mittaamme, kunnes kantapää pysyy ja varpaat mahtuvat. Varaa tunti.',
      'We heat, stretch and measure until the heel stays put and the toes have room. Allow an hour.',
      'Vi värmer, vidgar och mäter tills hälen sitter och tårna får plats. Räkna med en timme.',
      'Wir wärmen, weiten und messen, bis die Ferse sitzt und die Zehen Platz haben. Rechnen Sie mit einer Stunde.',
      'On chauffe, on élargit, on mesure, jusqu’à ce que le talon tienne et que les orteils respirent. Comptez une heure.',
      'Греем, растягиваем и меряем, пока пятка не встанет на место, а пальцам не станет свободно. Займёт около часа.',
    ),
  },
  {
    slug: 'kiipeilyseina',
    icon: 'mountain',
    name: six('Kiipeilyseinä', 'Climbing wall', 'Klättervägg', 'Kletterwand', 'Mur d’escalade', 'Скалодром'),
    description: six(
      'Neljä metriä korkea seinä, jossa kenkä kertoo totuuden. Maksuton, kun sovitat.',
      'A four-metre wall on which a shoe tells the truth. Free while you try things on.',
      'En fyra meter hög vägg där skon säger sanningen. Gratis när du provar.',
      'Eine vier Meter hohe Wand, an der jeder Schuh die Wahrheit sagt. Beim Anprobieren kostenlos.',
      'Un mur de quatre mètres où la chaussure dit la vérité. Gratuit pendant l’essayage.',
      'Четырёхметровая стенка, на которой обувь говорит правду. При примерке — бесплатно.',
    ),
  },
  {
    slug: 'ompelimo',
    icon: 'needle',
    name: six('Ompelimo', 'Sewing workshop', 'Syverkstad', 'Nähwerkstatt', 'Atelier de couture', 'Швейная мастерская'),
    description: six(
      'Vetoketjut, repeämät, saumat ja telttakankaan reiät. Hinnan ja valmistumisen kerromme ennen kuin aloitamme.',
      'Zips, tears, seams and holes in tent cloth. We tell you the price and the day before we begin.',
      'Dragkedjor, revor, sömmar och hål i tältduk. Pris och datum får du innan vi börjar.',
      'Reißverschlüsse, Risse, Nähte und Löcher im Zeltstoff. Preis und Termin nennen wir, bevor wir anfangen.',
      'Fermetures, déchirures, coutures et trous de tente. Le prix et la date vous sont dits avant de commencer.',
      'Молнии, разрывы, швы и дыры в палаточной ткани. Цену и срок называем до начала работы.',
    ),
  },
  {
    slug: 'kuoren-pesu',
    icon: 'leaf',
    name: six(
      'Kuoren pesu ja kyllästys',
      'Shell wash and reproofing',
      'Tvätt och impregnering',
      'Waschen und Imprägnieren',
      'Lavage et imperméabilisation',
      'Стирка и пропитка мембраны',
    ),
    description: six(
      'Pesemme ja kyllästämme kuoritakin ilman fluoria. Valmis kolmessa arkipäivässä.',
      'We wash and reproof your shell without fluorine. Ready in three working days.',
      'Vi tvättar och impregnerar skalplagget utan fluor. Klart på tre arbetsdagar.',
      'Wir waschen und imprägnieren Ihre Jacke ohne Fluor. Fertig in drei Werktagen.',
      'Votre veste est lavée et imperméabilisée sans fluor. Prête en trois jours ouvrés.',
      'Постираем и пропитаем куртку без фтора. Готово через три рабочих дня.',
    ),
  },
  {
    slug: 'luistinten-teroitus',
    icon: 'tool',
    name: six(
      'Luistinten teroitus',
      'Skate sharpening',
      'Skridskoslipning',
      'Schlittschuhschliff',
      'Affûtage de patins',
      'Заточка коньков',
    ),
    description: six(
      'Retkiluistimet suoraan, muut hollolle. Odottaessa, kun jono on lyhyt.',
      'Tour skates flat, others hollow. While you wait, if the queue is short.',
      'Långfärdsskridskor plant, andra med skålning. Medan du väntar, om kön är kort.',
      'Tourenschlittschuhe plan, andere mit Hohlschliff. Bei kurzer Schlange gleich zum Mitnehmen.',
      'Patins de randonnée à plat, les autres en creux. Sur place, si la file est courte.',
      'Туристические коньки — плоско, остальные — с желобом. При короткой очереди — сразу.',
    ),
  },
  {
    slug: 'retkivuokraamo',
    icon: 'pack',
    name: six(
      'Retkivarusteiden vuokraus',
      'Camping gear rental',
      'Uthyrning av turutrustning',
      'Verleih von Tourenausrüstung',
      'Location de matériel de randonnée',
      'Прокат походного снаряжения',
    ),
    description: six(
      'Ahkiot, rinkat, teltat ja makuupussit viikonlopuksi tai koko vaellukselle. Varaa puhelimitse.',
      'Pulks, packs, tents and sleeping bags for a weekend or a whole trek. Book by phone.',
      'Pulkor, ryggsäckar, tält och sovsäckar för en helg eller en hel vandring. Boka per telefon.',
      'Pulkas, Rucksäcke, Zelte und Schlafsäcke fürs Wochenende oder die ganze Tour. Buchung per Telefon.',
      'Pulkas, sacs, tentes et duvets, pour un week-end ou toute une randonnée. Réservation par téléphone.',
      'Волокуши, рюкзаки, палатки и спальники на выходные или на весь поход. Бронь по телефону.',
    ),
  },
  {
    slug: 'suksivuokraamo',
    icon: 'ski',
    name: six('Suksivuokraamo', 'Ski rental', 'Skiduthyrning', 'Skiverleih', 'Location de skis', 'Прокат лыж'),
    description: six(
      'Liukulumikengät, metsä- ja vaellussukset monoineen sekä lumivyörysetti yhdessä kassissa.',
      'Ski-snowshoes, backcountry and touring skis with boots, and an avalanche set in one bag.',
      'Glidsnöskor, turskidor och toppturskidor med pjäxor samt lavinset i en och samma väska.',
      'Gleitschneeschuhe, Backcountry- und Tourenski mit Schuhen, dazu das Lawinenset in einer Tasche.',
      'Raquettes-skis, skis de raid et de randonnée avec chaussures, et un kit avalanche dans un seul sac.',
      'Лыжи-снегоступы, лесные и туристические лыжи с ботинками, лавинный набор в одной сумке.',
    ),
  },
  {
    slug: 'reittineuvonta',
    icon: 'compass',
    name: six(
      'Reittineuvonta',
      'Route advice',
      'Turråd',
      'Tourenberatung',
      'Conseil d’itinéraire',
      'Советы по маршрутам',
    ),
    description: six(
      'Kartta pöydälle ja kahvia kuppiin: kerromme, missä on lunta, missä tupa ja mistä kannattaa kääntyä.',
      'A map on the table and coffee in the cup: where there is snow, where the hut stands, and where to turn back.',
      'Kartan på bordet och kaffe i koppen: var det finns snö, var stugan står och var det är klokt att vända.',
      'Karte auf den Tisch, Kaffee in die Tasse: wo Schnee liegt, wo die Hütte steht und wo Umkehren klug ist.',
      'Une carte sur la table, un café dans la tasse : où est la neige, où est la cabane, où faire demi-tour.',
      'Карта на столе, кофе в чашке: где лежит снег, где стоит изба и где лучше повернуть назад.',
    ),
  },
  {
    slug: 'huollon-vastaanotto',
    icon: 'tool',
    name: six(
      'Huollon vastaanotto',
      'Repair drop-off',
      'Inlämning för reparation',
      'Reparaturannahme',
      'Dépôt pour réparation',
      'Приём в ремонт',
    ),
    description: six(
      'Jätä korjattava tänne. Vaatteet ja teltat lähtevät Tampereen ompelimoon, sukset Helsingin huoltoon.',
      'Leave it here for mending. Clothes and tents travel to the workshop in Tampere, skis to the service in Helsinki.',
      'Lämna det som ska lagas här. Kläder och tält skickas till verkstaden i Tammerfors, skidor till servicen i Helsingfors.',
      'Geben Sie Reparaturen hier ab. Kleidung und Zelte gehen in die Werkstatt nach Tampere, Ski zum Service nach Helsinki.',
      'Déposez ici vos réparations. Vêtements et tentes partent à l’atelier de Tampere, les skis à celui d’Helsinki.',
      'Сдайте вещь здесь. Одежда и палатки едут в мастерскую в Тампере, лыжи — в сервис в Хельсинки.',
    ),
  },
];
