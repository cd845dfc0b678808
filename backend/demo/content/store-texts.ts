import { type Six, six } from './six';

export type DemoStoreTexts = {
  /** Paragraphs with empty lines between them. */
  description: Six;
  directions: Six;
  services: readonly string[];
};

/** What the page of each store says, by its slug. */
export const DEMO_STORE_TEXTS: Readonly<Record<string, DemoStoreTexts>> = {
  helsinki: {
    description: six(
      'Alakerrassa ovat sukset, monot ja huolto, yläkerrassa vaatteet ja rinkat. Väliportaikon seinä on kiipeilijöitä varten: kenkää saa kokeilla niin kauan kuin sormet kestävät.\n\nTiistaisin kello 18 pidetään voitelukoulua huollon tiskillä. Tuo omat sukset, saat lähtiessäsi luistavat.',
      'Skis, boots and the workshop are downstairs, clothes and packs upstairs. The wall in the stairwell is for climbers: try the shoe for as long as your fingers last.\n\nOn Tuesdays at 6 pm there is waxing school at the workshop counter. Bring your own skis and leave with fast ones.',
      'Skidor, pjäxor och service finns på nedre våningen, kläder och ryggsäckar en trappa upp. Väggen i trapphuset är för klättrare: prova skon så länge fingrarna orkar.\n\nPå tisdagar klockan 18 är det vallaskola vid servicedisken. Ta med egna skidor och gå hem med snabba.',
      'Unten stehen Ski, Schuhe und Werkstatt, oben hängen Kleidung und Rucksäcke. Die Wand im Treppenhaus gehört den Kletterern: Probieren Sie den Schuh, solange die Finger halten.\n\nDienstags um 18 Uhr ist Wachsschule an der Werkstatttheke. Bringen Sie Ihre Ski mit, nach Hause gehen Sie mit schnellen.',
      'En bas, les skis, les chaussures et l’atelier ; en haut, les vêtements et les sacs. Le mur de la cage d’escalier est aux grimpeurs : essayez le chausson tant que les doigts tiennent.\n\nLe mardi à 18 h, école de fartage au comptoir de l’atelier. Apportez vos skis, ils repartiront rapides.',
      'Внизу — лыжи, ботинки и мастерская, наверху — одежда и рюкзаки. Стенка на лестнице отдана скалолазам: примеряйте туфли, пока держат пальцы.\n\nПо вторникам в 18:00 у стойки мастерской — школа смазки. Приносите свои лыжи, унесёте быстрые.',
    ),
    directions: six(
      'Rautatieasemalta kaksi minuuttia: ulos pääovesta ja kadun yli. Sukset saa tuoda raitiovaunussa.',
      'Two minutes from the railway station: out of the main door and across the street. Skis are welcome on the tram.',
      'Två minuter från järnvägsstationen: ut genom huvudentrén och över gatan. Skidor får åka med spårvagnen.',
      'Zwei Minuten vom Bahnhof: zum Haupteingang hinaus und über die Straße. Ski dürfen mit in die Straßenbahn.',
      'À deux minutes de la gare : sortez par l’entrée principale et traversez la rue. Les skis voyagent en tramway.',
      'Две минуты от вокзала: через главный выход и на другую сторону улицы. В трамвай с лыжами пускают.',
    ),
    services: ['suksihuolto', 'monon-muotoilu', 'kiipeilyseina'],
  },
  tampere: {
    description: six(
      'Ompelimon kone surisee kassan takana, joten näet, kuka takkisi korjaa. Seinällä on kartta niistä vetoketjuista, jotka on vaihdettu useammin kuin kerran.\n\nKeskiviikkoisin ompelimo on auki korjausiltana: tuo risa varuste, niin neuvomme, miten sen paikkaat itse.',
      'The workshop’s machine hums behind the till, so you see who mends your jacket. On the wall hangs a map of the zips that have been replaced more than once.\n\nOn Wednesdays the workshop stays open as a mending night: bring torn gear, and we show you how to patch it yourself.',
      'Verkstadens maskin surrar bakom kassan, så du ser vem som lagar din jacka. På väggen hänger en karta över de dragkedjor som bytts mer än en gång.\n\nPå onsdagar håller verkstaden lagarkväll: ta med trasig utrustning, så visar vi hur du lappar den själv.',
      'Die Maschine der Werkstatt surrt hinter der Kasse, so sehen Sie, wer Ihre Jacke flickt. An der Wand hängt eine Karte der Reißverschlüsse, die mehr als einmal ersetzt wurden.\n\nMittwochs ist Reparaturabend: Bringen Sie Zerrissenes mit, wir zeigen, wie man es selbst repariert.',
      'La machine de l’atelier ronronne derrière la caisse : vous voyez qui répare votre veste. Au mur, une carte des fermetures remplacées plus d’une fois.\n\nLe mercredi, soirée réparation : apportez ce qui est déchiré, on vous montre comment le recoudre vous-même.',
      'Машинка мастерской жужжит за кассой, и видно, кто чинит вашу куртку. На стене — карта молний, которые меняли не раз.\n\nПо средам — вечер ремонта: приносите порванное, покажем, как заплатать самому.',
    ),
    directions: six(
      'Hämeenkadun varrella, Hämeensillan kupeessa. Raitiovaunu pysähtyy oven edessä, pyöräteline on kosken puolella.',
      'On Hämeenkatu, beside the Hämeensilta bridge. The tram stops at the door; the bicycle rack is on the river side.',
      'Vid Hämeenkatu, intill Hämeensiltabron. Spårvagnen stannar utanför dörren, cykelstället finns mot forsen.',
      'An der Hämeenkatu, neben der Brücke Hämeensilta. Die Straßenbahn hält vor der Tür, der Fahrradständer steht zum Fluss hin.',
      'Sur la Hämeenkatu, près du pont Hämeensilta. Le tramway s’arrête devant la porte ; range-vélos côté rapides.',
      'На Хямеэнкату, у моста Хямеэнсилта. Трамвай останавливается у дверей, велопарковка — со стороны порогов.',
    ),
    services: ['ompelimo', 'kuoren-pesu', 'huollon-vastaanotto'],
  },
  turku: {
    description: six(
      'Saaristossa sää vaihtuu salmessa, ja siksi täällä myydään kuoria, jotka mahtuvat taskuun. Melat ja kuivapussit ovat ikkunassa vapusta alkaen, retkiluistimet siitä päivästä, kun ensimmäinen lahti kantaa.\n\nJäätilanne kirjoitetaan liitutaululle joka aamu. Jos taululla lukee ”odota”, odota.',
      'Out in the archipelago the weather turns in the strait, so here we sell shells that fit a pocket. Paddles and dry bags are in the window from May Day, tour skates from the day the first bay bears.\n\nThe state of the ice is chalked up every morning. If the board says “wait”, wait.',
      'I skärgården slår vädret om mitt i sundet, därför säljer vi skal som ryms i fickan. Paddlar och torrsäckar står i fönstret från första maj, långfärdsskridskorna från den dag den första viken bär.\n\nIsläget skrivs på griffeltavlan varje morgon. Står det ”vänta” så väntar du.',
      'In den Schären schlägt das Wetter mitten im Sund um, darum gibt es hier Jacken, die in die Tasche passen. Paddel und Packsäcke stehen ab dem 1. Mai im Fenster, Tourenschlittschuhe ab dem Tag, an dem die erste Bucht trägt.\n\nDie Eislage steht jeden Morgen auf der Tafel. Steht dort „warten“, dann warten Sie.',
      'Dans l’archipel, le temps tourne au milieu du détroit : on vend ici des vestes qui tiennent dans la poche. Pagaies et sacs étanches sont en vitrine dès le 1er mai, les patins le jour où la première baie porte.\n\nL’état de la glace est écrit chaque matin au tableau. S’il dit « attendez », attendez.',
      'В архипелаге погода меняется посреди пролива, поэтому здесь продают куртки, которые влезают в карман. Вёсла и гермомешки стоят в витрине с первого мая, коньки — с того дня, когда держит первый залив.\n\nСостояние льда каждое утро пишут мелом на доске. Если написано «подождите» — подождите.',
    ),
    directions: six(
      'Kauppatorin ja Aurajoen puolivälissä. Kajakin saa purkaa autosta oven eteen.',
      'Halfway between the market square and the river Aura. You may unload a kayak right in front of the door.',
      'Halvvägs mellan Salutorget och Aura å. Kajaken får du lasta av alldeles framför dörren.',
      'Auf halbem Weg zwischen Marktplatz und Aurajoki. Das Kajak dürfen Sie direkt vor der Tür abladen.',
      'À mi-chemin entre la place du marché et la rivière Aura. On peut décharger un kayak juste devant la porte.',
      'На полпути между Рыночной площадью и рекой Аурой. Каяк можно выгрузить прямо у дверей.',
    ),
    services: ['luistinten-teroitus', 'huollon-vastaanotto'],
  },
  oulu: {
    description: six(
      'Kun ulkona on 25 astetta pakkasta, pyöräteline on silti täynnä. Siksi lamput ovat oven vieressä, käsineitä on neljässä paksuudessa ja kahvi on ilmaista alle miinus kahdenkymmenen.\n\nMyyjät ajavat töihin samoilla varusteilla, joita myyvät. Kysy, mikä jäätyi viime talvena.',
      'When it is 25 below, the bicycle rack is full all the same. So the lights are by the door, gloves come in four thicknesses, and below minus twenty the coffee is free.\n\nThe staff ride to work in the gear they sell. Ask what froze last winter.',
      'När det är 25 grader kallt är cykelstället ändå fullt. Därför finns lamporna vid dörren och handskarna i fyra tjocklekar, och under minus tjugo bjuder vi på kaffet.\n\nPersonalen cyklar till jobbet i det de säljer. Fråga vad som frös i vintras.',
      'Bei 25 Grad unter null ist der Fahrradständer trotzdem voll. Darum liegen die Lampen an der Tür und Handschuhe in vier Stärken bereit, und unter minus zwanzig ist der Kaffee umsonst.\n\nDas Team fährt mit der Ausrüstung zur Arbeit, die es verkauft. Fragen Sie, was letzten Winter eingefroren ist.',
      'Par moins 25, le range-vélos est quand même plein. Les lampes sont donc près de la porte, les gants en quatre épaisseurs, et sous moins vingt le café est offert.\n\nLes vendeurs viennent au travail avec ce qu’ils vendent. Demandez ce qui a gelé l’hiver dernier.',
      'Когда на улице минус 25, велопарковка всё равно полна. Поэтому фонари лежат у входа, перчатки есть четырёх толщин, а ниже минус двадцати кофе бесплатный.\n\nПродавцы ездят на работу в том, что продают. Спросите, что замёрзло прошлой зимой.',
    ),
    directions: six(
      'Rotuaarin kulmalla, viisi minuuttia linja-autoasemalta. Pyörätelineeseen mahtuu kaksikymmentä, katon alle kuusi.',
      'At the corner of the Rotuaari promenade, five minutes from the bus station. The rack takes twenty bicycles, six of them under a roof.',
      'I hörnet av gågatan Rotuaari, fem minuter från busstationen. Stället rymmer tjugo cyklar, sex av dem under tak.',
      'An der Ecke der Fußgängerzone Rotuaari, fünf Minuten vom Busbahnhof. Platz für zwanzig Räder, sechs davon überdacht.',
      'À l’angle de la rue piétonne Rotuaari, à cinq minutes de la gare routière. Vingt places pour les vélos, dont six couvertes.',
      'На углу пешеходной улицы Ротуаари, пять минут от автовокзала. Парковка на двадцать велосипедов, шесть — под крышей.',
    ),
    services: ['kuoren-pesu', 'huollon-vastaanotto'],
  },
  rovaniemi: {
    description: six(
      'Napapiirille on täältä kahdeksan kilometriä ja Ounasvaaran laduille yksi. Ovella on lumimittari, kartalla nuppineula jokaisessa tuvassa, jonka avaimen olemme nähneet.\n\nTorstaisin harjoitellaan piippareiden käyttöä Ounasvaaralla. Lähtö myymälästä, laitteen saa lainaksi.',
      'The Arctic Circle is eight kilometres away, the tracks of Ounasvaara one. There is a snow gauge at the door, and on the map a pin in every hut whose key we have held.\n\nOn Thursdays we practise with transceivers on Ounasvaara. We leave from the store and lend you a device.',
      'Till polcirkeln är det åtta kilometer, till Ounasvaaras spår en. Vid dörren står en snömätare, och på kartan sitter en nål i varje stuga vars nyckel vi har hållit i.\n\nPå torsdagar övar vi med transceiver på Ounasvaara. Vi utgår från butiken och lånar ut apparater.',
      'Zum Polarkreis sind es acht Kilometer, zu den Loipen des Ounasvaara einer. An der Tür steht ein Schneepegel, und auf der Karte steckt eine Nadel in jeder Hütte, deren Schlüssel wir in der Hand hatten.\n\nDonnerstags üben wir am Ounasvaara mit LVS-Geräten. Treffpunkt ist die Filiale, Geräte verleihen wir.',
      'Le cercle polaire est à huit kilomètres, les pistes d’Ounasvaara à un. Une jauge à neige à la porte ; sur la carte, une épingle pour chaque cabane dont nous avons tenu la clé.\n\nLe jeudi, exercice de recherche en avalanche à Ounasvaara. Départ du magasin, détecteur prêté.',
      'До Полярного круга восемь километров, до лыжней Оунасваары — один. У двери снегомерная рейка, на карте — булавка в каждой избе, ключ от которой мы держали в руках.\n\nПо четвергам тренируемся с лавинными датчиками на Оунасвааре. Сбор в магазине, датчик дадим.',
    ),
    directions: six(
      'Koskikadun kävelykadulla, Lordin aukion laidalla. Lentokenttäbussi pysähtyy kahden korttelin päässä.',
      'On the pedestrian street Koskikatu, at the edge of Lordi’s Square. The airport bus stops two blocks away.',
      'På gågatan Koskikatu, vid kanten av Lordiplatsen. Flygbussen stannar två kvarter bort.',
      'In der Fußgängerzone Koskikatu, am Rand des Lordi-Platzes. Der Flughafenbus hält zwei Straßen weiter.',
      'Dans la rue piétonne Koskikatu, au bord de la place Lordi. La navette de l’aéroport s’arrête à deux rues.',
      'На пешеходной улице Коскикату, у площади Лорди. Автобус из аэропорта останавливается в двух кварталах.',
    ),
    services: ['suksivuokraamo', 'reittineuvonta', 'monon-muotoilu', 'huollon-vastaanotto'],
  },
  jyvaskyla: {
    description: six(
      'Harjun portaat alkavat kulman takaa, joten kenkää saa kokeilla ylös asti. Vuokraamon hyllyllä ahkiot ja rinkat odottavat täytettyinä varmistuslistoilla, ja jokaisessa teltassa on edellisen retken vieraskirja.\n\nElokuussa viedään kajakit Jyväsjärvelle koemelontaan.',
      'The steps up the ridge begin round the corner, so try a shoe all the way to the top. In the rental room pulks and packs wait with their check-lists, and in every tent there is a guest book of its trips.\n\nIn August we take the kayaks out on Jyväsjärvi for trials.',
      'Åsens trappor börjar runt hörnet, så prova skon ända upp. I uthyrningen väntar pulkor och ryggsäckar med sina checklistor, och i varje tält finns en gästbok från tidigare turer.\n\nI augusti tar vi ut kajakerna på Jyväsjärvi för provpaddling.',
      'Die Treppe auf den Höhenzug beginnt um die Ecke: Probieren Sie den Schuh bis oben. Im Verleih warten Pulkas und Rucksäcke mit ihren Checklisten, und in jedem Zelt liegt ein Gästebuch seiner Touren.\n\nIm August geht es mit den Kajaks zum Probepaddeln auf den Jyväsjärvi.',
      'L’escalier de la crête commence au coin de la rue : essayez la chaussure jusqu’en haut. À la location, pulkas et sacs attendent avec leur liste, et chaque tente garde le livre d’or de ses sorties.\n\nEn août, on sort les kayaks sur le Jyväsjärvi pour les essayer.',
      'Лестница на гряду начинается за углом: пробуйте обувь до самого верха. В прокате ждут волокуши и рюкзаки со списками, а в каждой палатке лежит гостевая книга её походов.\n\nВ августе вывозим каяки на озеро Ювясъярви — пробовать.',
    ),
    directions: six(
      'Kävelykadulla, Kirkkopuiston laidassa. Vuokravarusteet noudetaan pihan puolelta, johon pääsee autolla.',
      'On the pedestrian street, beside the church park. Rental gear is collected from the yard, where you can drive in.',
      'På gågatan, vid Kyrkoparken. Hyrutrustning hämtas på gården, dit du kan köra.',
      'In der Fußgängerzone, am Kirchpark. Mietausrüstung holen Sie im Hof ab, in den man einfahren kann.',
      'Dans la rue piétonne, au bord du parc de l’église. Le matériel loué se retire dans la cour, accessible en voiture.',
      'На пешеходной улице, у Церковного парка. Прокатное снаряжение выдают во дворе, туда можно заехать.',
    ),
    services: ['retkivuokraamo', 'huollon-vastaanotto'],
  },
};
