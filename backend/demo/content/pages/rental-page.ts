import type { ShopLanguage } from '../../../domain/locale/language';
import type { DemoPage } from '../page';
import { DEMO_RENTALS } from '../rental';
import { six } from '../six';

const [DAY, WEEK] = [
  six('vrk', 'day', 'dygn', 'Tag', 'jour', 'сутки'),
  six('viikko', 'week', 'vecka', 'Woche', 'semaine', 'неделя'),
];

/** A price and its time stay on one line. */
const PER = '\u00a0/\u00a0';

/** What is rented out as cards: picture, name with the way to its sizes and stores, prices in euros. */
const rentalCards = (language: ShopLanguage): string =>
  DEMO_RENTALS.map(({ name, picture, day, week }) => {
    const prices = [
      `**{eur:${day}}**${PER}${DAY[language]}`,
      ...(week ? [`{eur:${week}}${PER}${WEEK[language]}`] : []),
    ];
    return `- @rental/${picture} [${name[language]}](screen:rentle) ${prices.join(' // ')}`;
  }).join('\n');

export const RENTAL_PAGE: DemoPage = {
  key: 'rental',
  scene: 'rental-tour',
  slug: six('vuokraamo', 'rental-shop', 'uthyrningen', 'verleihstation', 'magasin-de-location', 'punkt-prokata'),
  title: six('Vuokraamo', 'Rental', 'Uthyrning', 'Verleih', 'Location', 'Прокат'),
  text: six(
    `Kaikkea ei tarvitse omistaa. Vuokraamosta saat varusteet viikonlopuksi tai koko vaellukselle, huollettuina ja oikean kokoisina.
    # Mitä vuokraamme
    ${rentalCards('fi')}
    => [Katso koot ja myymälät](screen:rentle)
    # Näin se käy
    Varaa soittamalla myymälään, niin varmistamme koot ja päivät. Maksat noutaessa, ja vuokra-aika alkaa vasta siitä. Palauta kuivana ja harjattuna; pesemme ja vahaamme itse.
    # Jos ihastut
    Kolmen viimeksi maksetun vuorokauden vuokra hyvitetään, jos ostat saman tuotteen kuukauden sisällä.`,
    `You need not own everything. Our rental shops rent you gear for a weekend or a whole trek, serviced and in your size.
    # What we rent
    ${rentalCards('en')}
    => [See sizes and stores](screen:rentle)
    # How it works
    Book by phone, and we check sizes and dates. You pay on collection, and the rental starts only then. Bring things back dry and brushed; washing and waxing is our job.
    # If you fall for it
    We take the last three days’ rent off the price if you buy the same product within a month.`,
    `Allt behöver man inte äga. Hos oss hyr du utrustning för en helg eller en hel vandring, servad och i rätt storlek.
    # Det här hyr vi ut
    ${rentalCards('sv')}
    => [Se storlekar och butiker](screen:rentle)
    # Så går det till
    Boka per telefon så kontrollerar vi storlekar och datum. Du betalar när du hämtar, och hyrestiden börjar först då. Lämna tillbaka torrt och borstat; vi tvättar och vallar.
    # Om du fastnar för den
    Vi drar av de tre sista dygnens hyra om du köper samma produkt inom en månad.`,
    `Man muss nicht alles besitzen. Im Verleih gibt es Ausrüstung für ein Wochenende oder eine ganze Tour, gewartet und in Ihrer Größe.
    # Was wir verleihen
    ${rentalCards('de')}
    => [Größen und Filialen ansehen](screen:rentle)
    # So geht es
    Reservieren Sie telefonisch, dann prüfen wir Größen und Termine. Gezahlt wird bei der Abholung, erst dann beginnt die Mietzeit. Bringen Sie alles trocken und abgebürstet zurück; Waschen und Wachsen ist unsere Sache.
    # Wenn Sie es behalten möchten
    Kaufen Sie dasselbe Produkt innerhalb eines Monats, rechnen wir die Miete der letzten drei Tage an.`,
    `On n’a pas besoin de tout posséder. Louez votre matériel pour un week-end ou toute une randonnée, révisé et à votre taille.
    # Ce que nous louons
    ${rentalCards('fr')}
    => [Voir les tailles et les magasins](screen:rentle)
    # Comment ça marche
    Réservez par téléphone, nous vérifions tailles et dates. Vous payez au retrait, et la location ne commence qu’à ce moment. Rendez le matériel sec et brossé ; lavage et fartage, c’est notre affaire.
    # Si vous l’adoptez
    Les trois derniers jours de location sont déduits si vous achetez le même produit dans le mois.`,
    `Не всё нужно покупать. В прокате можно взять снаряжение на выходные или на весь поход — обслуженное и вашего размера.
    # Что есть в прокате
    ${rentalCards('ru')}
    => [Размеры и магазины](screen:rentle)
    # Как это устроено
    Забронируйте по телефону — мы проверим размеры и даты. Оплата при получении, срок считается с этого момента. Возвращайте сухим и вычищенным; стирка и смазка — наша забота.
    # Если захочется оставить
    Стоимость последних трёх суток вычтем из цены, если купите ту же модель в течение месяца.`,
  ),
};
