import { type Six, six } from './six';

export type DemoPick = {
  /** Slug of a store. */
  store: string;
  /** Slug of a model. */
  model: string;
  seller: string;
  sentence: Six;
};

/** What the people of each store recommend, and why. */
export const DEMO_PICKS: readonly DemoPick[] = [
  {
    store: 'helsinki',
    model: 'kasivarsi-3l',
    seller: 'Aino',
    sentence: six(
      'Olen seissyt tässä takissa räntäsateessa pysäkillä ja tunturissa: pysäkillä oli kylmempi.',
      'I have stood in this jacket in sleet at a bus stop and on a fell: the bus stop was colder.',
      'Jag har stått i slask i den här jackan både vid hållplatsen och på fjället. Kallast var hållplatsen.',
      'In dieser Jacke stand ich bei Schneeregen an der Haltestelle und im Fjell: Kälter war die Haltestelle.',
      'J’ai porté cette veste sous la neige fondue, à l’arrêt de bus et sur le fjell : le plus froid, c’était l’arrêt.',
      'В этой куртке я стояла под мокрым снегом и на остановке, и на сопке: на остановке было холоднее.',
    ),
  },
  {
    store: 'helsinki',
    model: 'flex-80',
    seller: 'Mikko',
    sentence: six(
      'Kun asiakas sanoo, että mono on aina puristanut, otan tämän hyllystä ensimmäisenä.',
      'When somebody says boots have always pinched, this is the first one I take off the shelf.',
      'När någon säger att pjäxor alltid har klämt är det den här jag hämtar först.',
      'Wenn jemand sagt, Skischuhe hätten immer gedrückt, hole ich zuerst diesen aus dem Regal.',
      'Quand un client dit que ses chaussures ont toujours serré, c’est la première que je sors.',
      'Когда говорят, что ботинки всегда жали, первыми с полки я достаю эти.',
    ),
  },
  {
    store: 'helsinki',
    model: 'tunturi-84',
    seller: 'Saara',
    sentence: six(
      'Huollan näitä joka viikko, enkä ole vielä nähnyt paria, josta omistaja haluaisi luopua.',
      'I service these every week and have yet to see a pair that its owner would part with.',
      'Jag servar sådana varje vecka och har ännu inte sett ett par som ägaren vill bli av med.',
      'Ich warte sie jede Woche und habe noch kein Paar gesehen, von dem sich jemand trennen wollte.',
      'J’en entretiens chaque semaine et je n’ai pas encore vu une paire dont on veuille se séparer.',
      'Обслуживаю такие каждую неделю и ещё не видела пары, с которой хозяин хотел бы расстаться.',
    ),
  },
  {
    store: 'tampere',
    model: 'meeko-3l',
    seller: 'Leena',
    sentence: six(
      'Ompelijan suosikki: joka saumaan pääsee käsiksi, ja vetoketjun vaihtaa ennen lounasta.',
      'A seamstress’s favourite: every seam can be reached, and a new zip goes in before lunch.',
      'Sömmerskans favorit: varje söm går att komma åt, och en ny dragkedja sitter före lunch.',
      'Der Liebling der Näherin: An jede Naht kommt man heran, und ein neuer Reißverschluss sitzt vor dem Mittag.',
      'La préférée de la couturière : toutes les coutures sont accessibles, la fermeture se change avant midi.',
      'Любимица швеи: до каждого шва можно добраться, а молнию поменять до обеда.',
    ),
  },
  {
    store: 'tampere',
    model: 'villa-200',
    seller: 'Onni',
    sentence: six(
      'Viikko Kolilla, yksi paita, eikä kukaan teltassa valittanut.',
      'A week in Koli, one top, and nobody in the tent complained.',
      'En vecka i Koli, en tröja, och ingen i tältet klagade.',
      'Eine Woche in Koli, ein Shirt, und niemand im Zelt hat sich beschwert.',
      'Une semaine à Koli, un seul tee-shirt, et personne dans la tente ne s’est plaint.',
      'Неделя на Коли, одна кофта — и никто в палатке не жаловался.',
    ),
  },
  {
    store: 'tampere',
    model: 'eramaa-48',
    seller: 'Pekka',
    sentence: six(
      'Pakkaan aina väärin, ja tämä antaa sen anteeksi.',
      'I always pack badly, and this one forgives me.',
      'Jag packar alltid fel, och den här förlåter det.',
      'Ich packe immer falsch, und dieser verzeiht es.',
      'Je le charge toujours de travers, et il me pardonne.',
      'Я всегда укладываю вещи неправильно, а он прощает.',
    ),
  },
  {
    store: 'turku',
    model: 'saareke',
    seller: 'Elin',
    sentence: six(
      'Kulkee istuinlaatikossa koko kesän ja on päällä aina silloin, kun Airisto näyttää hampaansa.',
      'It lives in the seat locker all summer and is on whenever the Airisto shows its teeth.',
      'Den bor i sittbrunnslådan hela sommaren och åker på när Erstan visar tänderna.',
      'Sie liegt den ganzen Sommer in der Backskiste und ist an, sobald der Airisto die Zähne zeigt.',
      'Elle passe l’été dans le coffre du bateau et sort dès que l’Airisto montre les dents.',
      'Всё лето живёт в рундуке и надевается, как только Айристо покажет зубы.',
    ),
  },
  {
    store: 'turku',
    model: 'merenkurkku',
    seller: 'Johan',
    sentence: six(
      'Lokakuun laiturille ja toukokuun laiturille, siinä välissä kuoren alle.',
      'For the jetty in October and the jetty in May, and under a shell in between.',
      'För bryggan i oktober och bryggan i maj, däremellan under skalet.',
      'Für den Steg im Oktober und den Steg im Mai, dazwischen unter die Hardshell.',
      'Pour le ponton en octobre et le ponton en mai ; entre les deux, sous la veste.',
      'На причал в октябре и на причал в мае, а между ними — под мембрану.',
    ),
  },
  {
    store: 'turku',
    model: 'pisara-steel',
    seller: 'Venla',
    sentence: six(
      'Putosi kerran kalliolta. Kuhmu tuli, vettä ei mennyt hukkaan.',
      'Fell off a cliff once. Got a dent, lost no water.',
      'Den föll från en klippa en gång. Det blev en buckla, men inget vatten gick till spillo.',
      'Fiel einmal vom Felsen. Beule ja, Wasserverlust nein.',
      'Tombée une fois d’un rocher : une bosse, pas une goutte de perdue.',
      'Однажды упала со скалы. Вмятина есть, вода цела.',
    ),
  },
  {
    store: 'oulu',
    model: 'kajo-450',
    seller: 'Jussi',
    sentence: six(
      'Marraskuusta maaliskuuhun tämä on otsalla useammin kuin lakki.',
      'From November to March it is on my head more often than a cap.',
      'Från november till mars sitter den på pannan oftare än mössan.',
      'Von November bis März sitzt sie öfter auf der Stirn als die Mütze.',
      'De novembre à mars, elle est plus souvent sur mon front que mon bonnet.',
      'С ноября по март она у меня на лбу чаще, чем шапка.',
    ),
  },
  {
    store: 'oulu',
    model: 'poski',
    seller: 'Kaisa',
    sentence: six(
      'Pyöräilijän halvin tapa siirtää pakkasrajaa kymmenellä asteella.',
      'A cyclist’s cheapest way to move the frost line by ten degrees.',
      'Cyklistens billigaste sätt att flytta köldgränsen tio grader.',
      'Für Radfahrer der billigste Weg, die Frostgrenze um zehn Grad zu verschieben.',
      'Pour un cycliste, la façon la moins chère de repousser le froid de dix degrés.',
      'Самый дешёвый способ для велосипедиста отодвинуть мороз на десять градусов.',
    ),
  },
  {
    store: 'oulu',
    model: 'suoja',
    seller: 'Antti',
    sentence: six(
      'Nallikarin räntä ei ole vielä voittanut tätä takkia.',
      'The sleet of Nallikari has not beaten this jacket yet.',
      'Slasket på Nallikari har ännu inte besegrat den här jackan.',
      'Der Schneeregen von Nallikari hat diese Jacke noch nicht besiegt.',
      'La neige fondue de Nallikari n’a pas encore eu raison de cette veste.',
      'Мокрый снег Налликари эту куртку пока не победил.',
    ),
  },
  {
    store: 'rovaniemi',
    model: 'lyngen-88',
    seller: 'Inka',
    sentence: six(
      'Ylös kevyt, alas rehellinen. Näillä olen laskenut Saanan ja Pallaksen samana viikonloppuna.',
      'Light on the way up, honest on the way down. I skied Saana and Pallas on them in one weekend.',
      'Lätt uppför, ärlig nedför. Med dem har jag åkt både Saana och Pallas samma helg.',
      'Leicht bergauf, ehrlich bergab. Damit bin ich Saana und Pallas an einem Wochenende gefahren.',
      'Léger à la montée, honnête à la descente. Avec lui, j’ai skié Saana et Pallas le même week-end.',
      'Лёгкие на подъёме, честные на спуске. На них я за одни выходные спустилась с Сааны и с Палласа.',
    ),
  },
  {
    store: 'rovaniemi',
    model: 'karva-mohair',
    seller: 'Niilo',
    sentence: six(
      'Leikkaan nousukarvat valmiiksi odottaessa, jos tuot suksen mukanasi.',
      'Bring the ski along, and I cut the skins to shape while you wait.',
      'Ta med skidan, så skär jag till stighudarna medan du väntar.',
      'Bringen Sie den Ski mit, ich schneide die Felle zu, während Sie warten.',
      'Apportez le ski : je découpe les peaux pendant que vous patientez.',
      'Захватите лыжу — подрежу камуса, пока вы ждёте.',
    ),
  },
  {
    store: 'rovaniemi',
    model: 'ropi',
    seller: 'Máret',
    sentence: six(
      'Tässä odotetaan revontulia. Joskus ne tulevat, lämmin on joka kerta.',
      'For waiting on the northern lights. Sometimes they come; you are warm every time.',
      'I den väntar man på norrskenet. Ibland kommer det, varm är man varje gång.',
      'Darin wartet man auf Polarlichter. Manchmal kommen sie, warm ist es jedes Mal.',
      'Pour attendre les aurores. Elles viennent parfois ; la chaleur, elle, toujours.',
      'В ней ждут северное сияние. Иногда оно приходит, а тепло — всегда.',
    ),
  },
  {
    store: 'jyvaskyla',
    model: 'latu-skin-44',
    seller: 'Ville',
    sentence: six(
      'Työpäivän jälkeen Laajavuoreen ilman voitelupenkkiä: ehtii vielä saunaan.',
      'To Laajavuori after work, no waxing bench: there is still time for the sauna.',
      'Till Laajavuori efter jobbet utan vallabänk: du hinner till bastun också.',
      'Nach der Arbeit nach Laajavuori, ganz ohne Wachstisch: Für die Sauna bleibt noch Zeit.',
      'À Laajavuori après le travail, sans banc de fartage : il reste du temps pour le sauna.',
      'После работы в Лаявуори, без всякой смазки: ещё и в сауну успеете.',
    ),
  },
  {
    store: 'jyvaskyla',
    model: 'rimpi-55',
    seller: 'Hanna',
    sentence: six(
      'Näitä kysytään eniten, ja joka toinen palaa ostamaan parin.',
      'The ones people ask about most, and every other comes back to buy a pair.',
      'De här frågar folk mest efter, och varannan kommer tillbaka för att köpa ett par.',
      'Nach denen wird am meisten gefragt, und jeder Zweite kommt wieder und kauft ein Paar.',
      'Ce sont ceux qu’on nous demande le plus, et un client sur deux revient en acheter une paire.',
      'О них спрашивают чаще всего, и каждый второй возвращается за парой.',
    ),
  },
  {
    store: 'jyvaskyla',
    model: 'loimu-one',
    seller: 'Eero',
    sentence: six(
      'Keitin tällä kahvit Harjun päällä ennen avaamista. Kaasua kului vähemmän kuin maitoa.',
      'I boiled coffee with it on the ridge before opening time. It used less gas than I used milk.',
      'Jag kokade kaffe med det på åsen före öppning. Det gick åt mindre gas än mjölk.',
      'Damit habe ich vor Ladenöffnung auf dem Höhenzug Kaffee gekocht. Es brauchte weniger Gas als ich Milch.',
      'J’ai fait le café avec, sur la crête, avant l’ouverture : moins de gaz que de lait.',
      'Варил на ней кофе на гряде до открытия. Газа ушло меньше, чем молока.',
    ),
  },
];
