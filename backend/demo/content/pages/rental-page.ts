import type { DemoPage } from '../page';
import { six } from '../six';

export const RENTAL_PAGE: DemoPage = {
  key: 'rental',
  scene: 'rental-tour',
  slug: six('vuokraamo', 'rental-shop', 'uthyrningen', 'verleihstation', 'magasin-de-location', 'punkt-prokata'),
  title: six('Vuokraamo', 'Rental', 'Uthyrning', 'Verleih', 'Location', 'Прокат'),
  text: six(
    `Kaikkea ei tarvitse omistaa. Vuokraamosta saat varusteet viikonlopuksi tai koko vaellukselle, huollettuina ja oikean kokoisina.
    # Mitä vuokraamme
    - Ahkiot, rinkat, teltat ja makuupussit Jyväskylän myymälästä.
    - Liukulumikengät, metsäsukset ja randosukset monoineen Rovaniemen myymälästä.
    - Lumivyörypaketin: piippari, sondi ja lapio samassa pussissa.
    # Näin se käy
    [Hinnat, koot ja varausohjeet myymälöittäin](screen:rentle).
    Varaa soittamalla myymälään, niin varmistamme koot ja päivät. Maksat noutaessa, ja vuokra-aika alkaa vasta siitä. Palauta kuivana ja harjattuna; pesemme ja vahaamme itse.
    # Jos ihastut
    Kolmen viimeksi maksetun vuorokauden vuokra hyvitetään, jos ostat saman tuotteen kuukauden sisällä.`,
    `You need not own everything. Our rental shops rent you gear for a weekend or a whole trek, serviced and in your size.
    # What we rent
    - Pulks, packs, tents and sleeping bags from the Jyväskylä store.
    - Ski-snowshoes, backcountry skis and touring skis with boots from the Rovaniemi store.
    - An avalanche set: transceiver, probe and shovel in one bag.
    # How it works
    [Prices, sizes and how to book in each store](screen:rentle).
    Book by phone, and we check sizes and dates. You pay on collection, and the rental starts only then. Bring things back dry and brushed; washing and waxing is our job.
    # If you fall for it
    We take the last three days’ rent off the price if you buy the same product within a month.`,
    `Allt behöver man inte äga. Hos oss hyr du utrustning för en helg eller en hel vandring, servad och i rätt storlek.
    # Det här hyr vi ut
    - Pulkor, ryggsäckar, tält och sovsäckar i butiken i Jyväskylä.
    - Glidsnöskor, turskidor och toppturskidor med pjäxor i butiken i Rovaniemi.
    - Ett lavinpaket: transceiver, sond och spade i samma påse.
    # Så går det till
    [Priser, storlekar och bokning butik för butik](screen:rentle).
    Boka per telefon så kontrollerar vi storlekar och datum. Du betalar när du hämtar, och hyrestiden börjar först då. Lämna tillbaka torrt och borstat; vi tvättar och vallar.
    # Om du fastnar för den
    Vi drar av de tre sista dygnens hyra om du köper samma produkt inom en månad.`,
    `Man muss nicht alles besitzen. Im Verleih gibt es Ausrüstung für ein Wochenende oder eine ganze Tour, gewartet und in Ihrer Größe.
    # Was wir verleihen
    - Pulkas, Rucksäcke, Zelte und Schlafsäcke in der Filiale Jyväskylä.
    - Gleitschneeschuhe, Backcountry-Ski und Tourenski mit Schuhen in der Filiale Rovaniemi.
    - Ein Lawinenset: LVS-Gerät, Sonde und Schaufel in einer Tasche.
    # So geht es
    [Preise, Größen und Buchung je Filiale](screen:rentle).
    Reservieren Sie telefonisch, dann prüfen wir Größen und Termine. Gezahlt wird bei der Abholung, erst dann beginnt die Mietzeit. Bringen Sie alles trocken und abgebürstet zurück; Waschen und Wachsen ist unsere Sache.
    # Wenn Sie es behalten möchten
    Kaufen Sie dasselbe Produkt innerhalb eines Monats, rechnen wir die Miete der letzten drei Tage an.`,
    `On n’a pas besoin de tout posséder. Louez votre matériel pour un week-end ou toute une randonnée, révisé et à votre taille.
    # Ce que nous louons
    - Pulkas, sacs à dos, tentes et sacs de couchage au magasin de Jyväskylä.
    - Raquettes-skis, skis de raid et skis de randonnée avec chaussures au magasin de Rovaniemi.
    - Un kit avalanche : détecteur, sonde et pelle dans la même housse.
    # Comment ça marche
    [Prix, tailles et réservation par magasin](screen:rentle).
    Réservez par téléphone, nous vérifions tailles et dates. Vous payez au retrait, et la location ne commence qu’à ce moment. Rendez le matériel sec et brossé ; lavage et fartage, c’est notre affaire.
    # Si vous l’adoptez
    Les trois derniers jours de location sont déduits si vous achetez le même produit dans le mois.`,
    `Не всё нужно покупать. В прокате можно взять снаряжение на выходные или на весь поход — обслуженное и вашего размера.
    # Что есть в прокате
    - Волокуши, рюкзаки, палатки и спальники — в магазине в Ювяскюля.
    - Лыжи-снегоступы, лесные и скитурные лыжи с ботинками — в магазине в Рованиеми.
    - Лавинный комплект: датчик, щуп и лопата в одном чехле.
    # Как это устроено
    [Цены, размеры и бронирование по магазинам](screen:rentle).
    Забронируйте по телефону — мы проверим размеры и даты. Оплата при получении, срок считается с этого момента. Возвращайте сухим и вычищенным; стирка и смазка — наша забота.
    # Если захочется оставить
    Стоимость последних трёх суток вычтем из цены, если купите ту же модель в течение месяца.`,
  ),
};
