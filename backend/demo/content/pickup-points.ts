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
     98131 | Kiruna | Lars Janssonsgatan 15 | Ombud Kiruna
     95332 | Haparanda | Storgatan 70 | Paketbox Haparanda
     97231 | Luleå | Storgatan 51 | Paketbox Luleå
     85230 | Sundsvall | Esplanaden 9 | Ombud Esplanaden
     79171 | Falun | Åsgatan 22 | Paketbox Falun
     78233 | Malung | Moravägen 4 | Ombud Malung`,
  ),
  ...points(
    'no',
    `0154 | Oslo | Karl Johans gate 6 | Pakkeboks Sentralstasjonen
     7011 | Trondheim | Munkegata 34 | Hentested Torvet
     9008 | Tromsø | Storgata 92 | Pakkeboks Storgata`,
  ),
  ...points(
    'dk',
    `1550 | København | Vesterbrogade 3 | Pakkeboks Vesterbro
     8000 | Aarhus | Ryesgade 18 | Udleveringssted Ryesgade`,
  ),
  ...points('lv', '1050 | Rīga | Brīvības iela 21 | Pakomāts Centrs'),
  ...points('lt', '01108 | Vilnius | Gedimino prospektas 9 | Paštomatas Gedimino'),
  ...points(
    'ee',
    `10111 | Tallinn | Viru väljak 4 | Pakiautomaat Viru
     51004 | Tartu | Ülikooli 6 | Pakiautomaat Tartu
     80010 | Pärnu | Rüütli 40 | Pakiautomaat Rüütli
     13516 | Tallinn | Paldiski maantee 102 | Pakiautomaat Rocca`,
  ),
  ...points(
    'de',
    `10117 | Berlin | Friedrichstraße 96 | Paketautomat Mitte
     20095 | Hamburg | Mönckebergstraße 17 | Abholstation Innenstadt
     80331 | München | Sendlinger Straße 8 | Paketautomat Altstadt
     50667 | Köln | Hohe Straße 52 | Paketautomat Dom
     70173 | Stuttgart | Königstraße 30 | Abholstation Königstraße
     79098 | Freiburg | Kaiser-Joseph-Straße 180 | Paketautomat Altstadt
     87527 | Sonthofen | Bahnhofstraße 11 | Abholstation Sonthofen`,
  ),
  ...points(
    'fr',
    `75001 | Paris | Rue de Rivoli 110 | Point relais Rivoli
     69002 | Lyon | Rue de la République 40 | Consigne Bellecour
     74000 | Annecy | Rue Sommeiller 21 | Point relais Annecy`,
  ),
];
