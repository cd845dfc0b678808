import type { DeliveryZone } from './reference';
import { type Six, six } from './six';

/** Euro cents gross, the goods total from which it is free, and working days. */
export type ZonePrice = { price: number; freeFrom?: number; days: readonly [from: number, to: number] };

export type DemoDeliveryMethod = {
  slug: string;
  kind: 'pickup_point' | 'home' | 'store';
  carrier: string;
  name: Six;
  description: Six;
  prices: Partial<Record<DeliveryZone, ZonePrice>>;
};

export const DEMO_DELIVERY_METHODS: readonly DemoDeliveryMethod[] = [
  {
    slug: 'noutopiste',
    kind: 'pickup_point',
    carrier: 'Posti',
    name: six(
      'Noutopiste tai automaatti',
      'Pick-up point or locker',
      'Utlämningsställe eller paketbox',
      'Abholstation oder Paketautomat',
      'Point de retrait ou consigne',
      'Пункт выдачи или постамат',
    ),
    description: six(
      'Paketti odottaa seitsemän päivää.',
      'Your parcel waits for seven days.',
      'Paketet väntar i sju dagar.',
      'Das Paket wartet sieben Tage.',
      'Le colis vous attend sept jours.',
      'Посылка ждёт семь дней.',
    ),
    prices: {
      home: { price: 490, freeFrom: 7900, days: [1, 3] },
      nordic: { price: 790, freeFrom: 12900, days: [2, 5] },
      eu: { price: 990, freeFrom: 19900, days: [4, 8] },
    },
  },
  {
    slug: 'kotiinkuljetus',
    kind: 'home',
    carrier: 'Posti',
    name: six(
      'Kotiinkuljetus',
      'Home delivery',
      'Hemleverans',
      'Lieferung nach Hause',
      'Livraison à domicile',
      'Доставка домой',
    ),
    description: six(
      'Kuljettaja soittaa ennen tuloaan.',
      'The driver calls before arriving.',
      'Chauffören ringer före leverans.',
      'Der Fahrer ruft vorher an.',
      'Le livreur appelle avant de passer.',
      'Курьер позвонит перед приездом.',
    ),
    prices: {
      home: { price: 990, freeFrom: 14900, days: [1, 4] },
      nordic: { price: 1490, freeFrom: 24900, days: [2, 6] },
      eu: { price: 1690, freeFrom: 29900, days: [4, 9] },
      europe: { price: 2490, days: [5, 12] },
      world: { price: 3990, days: [7, 18] },
    },
  },
  {
    slug: 'nouto',
    kind: 'store',
    carrier: '',
    name: six(
      'Nouto myymälästä',
      'Pick up in store',
      'Hämta i butik',
      'Abholung in der Filiale',
      'Retrait en magasin',
      'Самовывоз из магазина',
    ),
    description: six(
      'Ilmoitamme, kun tilaus on valmis.',
      'We let you know when it is ready.',
      'Vi meddelar när beställningen är klar.',
      'Wir melden uns, wenn alles bereitliegt.',
      'Nous vous prévenons quand c’est prêt.',
      'Сообщим, когда заказ будет готов.',
    ),
    prices: { home: { price: 0, days: [0, 4] } },
  },
];

export type DemoPickupPoint = { country: string; postalCode: string; name: string; street: string; city: string };

const points = (country: string, list: string): DemoPickupPoint[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [postalCode = '', city = '', street = '', name = ''] = line.split('|').map((part) => part.trim());
      return { country, postalCode, city, street, name };
    });

/** Invented counters and lockers in real places: postcode, city, street, name. */
export const DEMO_PICKUP_POINTS: readonly DemoPickupPoint[] = [
  ...points(
    'fi',
    `00100 | Helsinki | Kaivokatu 1 | Pakettiautomaatti Asematunneli
     00180 | Helsinki | Ruoholahdenranta 6 | K-market Ruoholahti
     00500 | Helsinki | Hämeentie 14 | Pakettiautomaatti Sörnäinen
     00700 | Helsinki | Malminkaari 9 | S-market Malmi
     00940 | Helsinki | Ostoskatu 3 | Pakettiautomaatti Kontula
     01300 | Vantaa | Kielotie 20 | Pakettiautomaatti Tikkurila
     02100 | Espoo | Länsituulentie 7 | K-market Tapiola
     02600 | Espoo | Leppävaarankatu 3 | Pakettiautomaatti Leppävaara
     04200 | Kerava | Kauppakaari 5 | S-market Kerava
     05800 | Hyvinkää | Uudenmaankatu 4 | K-market Hyvinkää
     11130 | Riihimäki | Hämeenkatu 25 | Pakettiautomaatti Riihimäki
     13100 | Hämeenlinna | Raatihuoneenkatu 10 | Pakettiautomaatti Keskusta
     15110 | Lahti | Aleksanterinkatu 18 | Pakettiautomaatti Trio
     20100 | Turku | Aurakatu 8 | Pakettiautomaatti Kauppatori
     20500 | Turku | Itäinen Pitkäkatu 12 | K-market Itäharju
     24100 | Salo | Helsingintie 9 | S-market Salo
     28100 | Pori | Yrjönkatu 16 | Pakettiautomaatti Pori
     33100 | Tampere | Rautatienkatu 25 | Pakettiautomaatti Asema
     33500 | Tampere | Sammonkatu 40 | S-market Kaleva
     33720 | Tampere | Insinöörinkatu 23 | K-market Hervanta
     37600 | Valkeakoski | Valtakatu 11 | Pakettiautomaatti Valkeakoski
     40100 | Jyväskylä | Kauppakatu 28 | Pakettiautomaatti Keskusta
     40740 | Jyväskylä | Keltinmäentie 16 | K-market Keltinmäki
     45100 | Kouvola | Kouvolankatu 20 | Pakettiautomaatti Kouvola
     48100 | Kotka | Kotkankatu 14 | S-market Kotka
     50100 | Mikkeli | Maaherrankatu 22 | Pakettiautomaatti Mikkeli
     53100 | Lappeenranta | Valtakatu 37 | Pakettiautomaatti Lappeenranta
     60100 | Seinäjoki | Kalevankatu 8 | Pakettiautomaatti Seinäjoki
     65100 | Vaasa | Hovioikeudenpuistikko 11 | Pakettiautomaatti Vaasa
     67100 | Kokkola | Rantakatu 16 | S-market Kokkola
     70100 | Kuopio | Tulliportinkatu 31 | Pakettiautomaatti Kuopio
     80100 | Joensuu | Kauppakatu 27 | Pakettiautomaatti Joensuu
     87100 | Kajaani | Kauppakatu 22 | Pakettiautomaatti Kajaani
     90100 | Oulu | Isokatu 30 | Pakettiautomaatti Valkea
     90570 | Oulu | Kauppalinnankuja 1 | K-market Linnanmaa
     94100 | Kemi | Valtakatu 15 | S-market Kemi
     96200 | Rovaniemi | Koskikatu 25 | Pakettiautomaatti Rovaniemi
     96500 | Rovaniemi | Rovakatu 41 | K-market Rovakatu
     99130 | Sirkka | Levintie 1590 | K-market Levi
     99600 | Sodankylä | Jäämerentie 11 | S-market Sodankylä
     99800 | Ivalo | Ivalontie 12 | K-market Ivalo
     99870 | Inari | Inarintie 55 | Pakettiautomaatti Inari`,
  ),
  ...points(
    'se',
    `11120 | Stockholm | Vasagatan 18 | Paketbox Centralen
     41105 | Göteborg | Östra Hamngatan 35 | Paketbox Nordstan
     21119 | Malmö | Södergatan 12 | Ombud Södergatan
     75320 | Uppsala | Kungsgatan 40 | Paketbox Uppsala C
     83130 | Östersund | Prästgatan 28 | Ombud Prästgatan
     90326 | Umeå | Rådhusesplanaden 8 | Paketbox Umeå
     98131 | Kiruna | Lars Janssonsgatan 15 | Ombud Kiruna`,
  ),
  ...points(
    'ee',
    '10111 | Tallinn | Viru väljak 4 | Pakiautomaat Viru\n51004 | Tartu | Ülikooli 6 | Pakiautomaat Tartu',
  ),
  ...points(
    'de',
    `10117 | Berlin | Friedrichstraße 96 | Paketautomat Mitte
     20095 | Hamburg | Mönckebergstraße 17 | Abholstation Innenstadt
     80331 | München | Sendlinger Straße 8 | Paketautomat Altstadt`,
  ),
  ...points(
    'fr',
    `75001 | Paris | Rue de Rivoli 110 | Point relais Rivoli
     69002 | Lyon | Rue de la République 40 | Consigne Bellecour
     74000 | Annecy | Rue Sommeiller 21 | Point relais Annecy`,
  ),
];
