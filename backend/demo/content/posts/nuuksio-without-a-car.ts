import type { DemoPost } from '../content-item';
import { six } from '../six';

export const NUUKSIO_WITHOUT_A_CAR: DemoPost = {
  key: 'nuuksio-without-a-car',
  kind: 'post',
  category: 'hiking',
  blogger: 'vilma',
  scene: 'autumn-wood',
  day: '11-14',
  models: ['kuukkeli-18', 'polku-low', 'kuuro', 'hoyry-0-5', 'saana'],
  slug: six(
    'nuuksioon-ilman-autoa',
    'nuuksio-without-a-car',
    'till-noux-utan-bil',
    'nuuksio-ohne-auto',
    'nuuksio-sans-voiture',
    'v-nuuksio-bez-mashiny',
  ),
  title: six(
    'Nuuksioon junalla, bussilla ja jalan',
    'Nuuksio by train, bus and on foot',
    'Till Noux med tåg, buss och till fots',
    'Nach Nuuksio mit Bahn, Bus und zu Fuß',
    'Nuuksio en train, en bus et à pied',
    'В Нууксио поездом, автобусом и пешком',
  ),
  excerpt: six(
    'Rautatieasemalta lammen rantaan noin puolessatoista tunnissa. Aikataulu, reitti ja se yksi pysäkki, jolla kannattaa olla hereillä.',
    'From the railway station to a forest lake in about an hour and a half. Timetable, route, and the one stop to be awake for.',
    'Från järnvägsstationen till en skogstjärn på ungefär en och en halv timme. Tidtabell, rutt och den enda hållplats du måste vara vaken på.',
    'Vom Bahnhof zum Waldsee in etwa anderthalb Stunden. Fahrplan, Weg und die eine Haltestelle, an der man wach sein sollte.',
    'De la gare à un lac de forêt en une heure et demie environ. L’horaire, l’itinéraire, et le seul arrêt où il faut être réveillé.',
    'От вокзала до лесного озера примерно за полтора часа. Расписание, маршрут и та единственная остановка, которую нельзя проспать.',
  ),
  text: six(
    `Kahden koulutuspäivän välissä minulla oli Helsingissä vapaa keskiviikko ja työmatkareppu, jossa ei ollut mitään hyödyllistä. Ostin myymälästämme aseman vierestä eväskupin ja astuin junaan. Turkulainen ei luota metsään, johon pääsee matkakortilla. Olin väärässä.
    # Näin pääset
    1. Lähijuna Helsingistä Espoon keskukseen, noin puoli tuntia.
    2. Aseman pohjoispuolelta bussi 245 kohti Nuuksiota, noin 25 minuuttia. Vuoroja on arkisin noin tunnin välein; tarkista paluu ennen lähtöä HSL:n reittioppaasta.
    3. Jää pois pysäkillä Haukkalammentie. Näyttöön se ilmestyy vasta hetkeä ennen, joten pysy hereillä.
    4. Kävele tietä kaksi kilometriä Haukkalammelle. Tie on kapea: kulje vasenta reunaa ja anna autojen mennä.
    Koko matkaan riittää ABC-vyöhykkeen lippu.
    # Mikä reitti
    - **Nahkiaispolku**, 2 km: luontopolku, joka sopii lapsille ja lounastunnille.
    - **Haukankierros**, 4 km: kallioita, portaita ja järvinäköala. Varaa kaksi tuntia eväineen.
    - **Korpinkierros**, runsaat 7 km: samaa hiljempaa, ja juuri sen verran nousuja, että tauko maistuu.
    Kuljin keskimmäisen ja vähän viimeistä. Marraskuun alussa metsä oli kasteinen ja tuoksui savulta, sieniltä ja märältä koiralta. Vastaan tuli seitsemän ihmistä, joista kuusi tervehti. Liito-oravaa en nähnyt, mutta haavan juurella oli keltaisia papanoita kuin riisiä, ja se on sen nimikirjoitus.
    @scene/tarmo-1
    # Mitä reppuun
    Kahdeksantoista litraa riittää: kuorella tai [softshellillä](group:softshells) kulkee, toinen paita selkään taukoa varten, termos, istuinalusta, otsalamppu lokakuusta maaliskuuhun ja laastaria. Kalliot ovat märkinä liukkaita kuin saippua, joten pohjan pitää purra: [retkeilykengät](group:hiking-shoes) ajavat asian.
    ! Kansallispuistossa tulen saa tehdä vain merkityille tulipaikoille ja teltan vain telttapaikoille. Metsäpalovaroituksen aikana avotuli on kielletty. Roskiksia ei ole: kaikki kulkee takaisin repussa.
    # Entä jos on vain puoli päivää
    Jää pois jo Haltian pysäkillä. Luontokeskuksen takaa alkaa lyhyitä reittejä, sisällä on kahvila, ja bussi palaa samaa tietä. Kello 16.40 istuin junassa, sukat märkinä, ja vastapäätä mies luki sähköpostejaan. Hän katsoi kenkiäni ja kysyi, missä päin Lappia olin ollut.
    Puiston säännöt ja poikkeukset löydät osoitteesta [luontoon.fi](https://www.luontoon.fi/), ja jos jotakin unohtui kotiin, [Helsingin myymälä](screen:stores) on aseman vieressä.`,
    `Between two days of training I had a free Wednesday in Helsinki and an office rucksack with nothing useful in it. I bought a mug in our store beside the station and got on a train. People from Turku do not trust a forest that can be reached with a travel card. I was wrong.
    # How to get there
    1. A commuter train from Helsinki to Espoo station (Espoon keskus), about half an hour.
    2. From the station, bus 245 towards Nuuksio, about 25 minutes. On weekdays it runs roughly every hour; look up the way back in HSL’s journey planner before you leave.
    3. Get off at the stop Haukkalammentie. It appears on the screen only a moment before, so stay awake.
    4. Walk two kilometres along the road to Haukkalampi. It is narrow: keep to the left and let the cars pass.
    An ABC ticket covers the whole journey.
    # Which trail
    - **Nahkiaispolku**, 2 km: a nature trail for children and lunch hours.
    - **Haukankierros**, 4 km: rocks, steps and a view over the lake. Allow two hours with a picnic.
    - **Korpinkierros**, a good 7 km: the same, quieter, and with just enough climbing to make the break taste better.
    I walked the middle one and a piece of the last. At the start of November the forest was wet with dew and smelt of smoke, mushrooms and damp dog. I met seven people, of whom six said hello. I did not see the flying squirrel, but at the foot of an aspen lay yellow droppings like grains of rice, and that is its signature.
    @scene/tarmo-1
    # What to pack
    Eighteen litres are enough: walk in a shell or a [softshell](group:softshells), with a second top for the break, a flask, a seat pad, a headlamp from October to March, and plasters. Wet rock is as slippery as soap, so the sole must bite: [hiking shoes](group:hiking-shoes) will do.
    ! In the national park you may light a fire only at the marked fireplaces and pitch a tent only on the marked sites. During a forest fire warning open fires are forbidden. There are no bins: everything goes back in your pack.
    # If you only have half a day
    Get off earlier, at Haltia. Short trails begin behind the nature centre, there is a café inside, and the bus comes back the same way. At 16:40 I sat in the train with wet socks, opposite a man reading his e-mail. He looked at my shoes and asked which part of Lapland I had been to.
    Rules and exceptions of the park are at [luontoon.fi](https://www.luontoon.fi/), and if you have forgotten something, our [Helsinki store](screen:stores) is next to the station.`,
    `Mellan två utbildningsdagar hade jag en ledig onsdag i Helsingfors och en kontorsryggsäck utan något användbart i. Jag köpte en mugg i vår butik intill stationen och klev på tåget. En åbobo litar inte på en skog dit man kommer med resekort. Jag hade fel.
    # Så tar du dig dit
    1. Närtåg från Helsingfors till Esbo centrum, ungefär en halvtimme.
    2. Från stationen buss 245 mot Noux, ungefär 25 minuter. På vardagar går den ungefär en gång i timmen; kolla återresan i HRT:s reseplanerare innan du ger dig av.
    3. Stig av vid hållplatsen Haukkalammentie. Den dyker upp på skärmen först strax innan, så håll dig vaken.
    4. Gå två kilometer längs vägen till Haukkalampi. Den är smal: håll till vänster och släpp förbi bilarna.
    En ABC-biljett räcker för hela resan.
    # Vilken slinga
    - **Nahkiaispolku**, 2 km: en naturstig för barn och lunchraster.
    - **Haukankierros**, 4 km: klippor, trappor och utsikt över sjön. Räkna med två timmar med matsäck.
    - **Korpinkierros**, drygt 7 km: samma sak fast tystare, med precis så många backar att pausen smakar.
    Jag gick den mellersta och lite av den sista. I början av november var skogen daggvåt och doftade rök, svamp och blöt hund. Jag mötte sju personer, varav sex hälsade. Flygekorren såg jag inte, men vid foten av en asp låg gula spillningskorn som ris, och det är dess namnteckning.
    @scene/tarmo-1
    # Vad du packar
    Arton liter räcker: gå i skal eller [softshell](group:softshells), ta med en extra tröja till pausen, termos, sittunderlag, pannlampa från oktober till mars och plåster. Våta hällar är hala som tvål, så sulan måste bita: [vandringsskor](group:hiking-shoes) duger.
    ! I nationalparken får du göra upp eld bara på märkta eldplatser och tälta bara på tältplatserna. Vid skogsbrandsvarning är öppen eld förbjuden. Soptunnor finns inte: allt följer med tillbaka i ryggsäcken.
    # Om du bara har en halv dag
    Stig av redan vid Haltia. Bakom naturcentret börjar korta slingor, inne finns ett kafé, och bussen går tillbaka samma väg. Klockan 16.40 satt jag på tåget med våta strumpor mitt emot en man som läste mejl. Han tittade på mina skor och frågade var i Lappland jag hade varit.
    Parkens regler och undantag finns på [luontoon.fi](https://www.luontoon.fi/), och har du glömt något hemma ligger [butiken i Helsingfors](screen:stores) intill stationen.`,
    `Zwischen zwei Schulungstagen hatte ich in Helsinki einen freien Mittwoch und einen Bürorucksack ohne etwas Brauchbares darin. Ich kaufte in unserer Filiale am Bahnhof einen Becher und stieg in den Zug. Wer aus Turku kommt, traut keinem Wald, in den man mit der Fahrkarte gelangt. Ich irrte mich.
    # So kommen Sie hin
    1. Mit dem Nahverkehrszug von Helsinki nach Espoo (Espoon keskus), etwa eine halbe Stunde.
    2. Vom Bahnhof mit dem Bus 245 Richtung Nuuksio, etwa 25 Minuten. Werktags fährt er ungefähr stündlich; sehen Sie vorher im Routenplaner von HSL nach, wann es zurückgeht.
    3. Aussteigen an der Haltestelle Haukkalammentie. Die Anzeige nennt sie erst im letzten Moment, bleiben Sie also wach.
    4. Zwei Kilometer auf der Straße zum Haukkalampi gehen. Sie ist schmal: links halten und die Autos vorbeilassen.
    Eine Fahrkarte der Zonen ABC gilt für die ganze Strecke.
    # Welcher Weg
    - **Nahkiaispolku**, 2 km: ein Lehrpfad für Kinder und Mittagspausen.
    - **Haukankierros**, 4 km: Felsen, Stufen und Seeblick. Zwei Stunden mit Picknick.
    - **Korpinkierros**, gut 7 km: dasselbe, nur stiller und mit so vielen Anstiegen, dass die Pause schmeckt.
    Ich ging den mittleren und ein Stück vom letzten. Anfang November war der Wald nass vom Tau und roch nach Rauch, Pilzen und feuchtem Hund. Mir kamen sieben Leute entgegen, von denen sechs grüßten. Das Gleithörnchen sah ich nicht, aber am Fuß einer Espe lagen gelbe Kügelchen wie Reiskörner, und das ist seine Unterschrift.
    @scene/tarmo-1
    # Was in den Rucksack gehört
    Achtzehn Liter genügen: gehen Sie in Hardshell oder [Softshell](group:softshells), dazu ein zweites Hemd für die Pause, Thermosflasche, Sitzkissen, von Oktober bis März eine Stirnlampe, und Pflaster. Nasser Fels ist glatt wie Seife, die Sohle muss also greifen: [Wanderschuhe](group:hiking-shoes) reichen.
    ! Im Nationalpark ist Feuer nur an den markierten Feuerstellen erlaubt und Zelten nur auf den Zeltplätzen. Bei Waldbrandwarnung ist offenes Feuer verboten. Abfalleimer gibt es nicht: Alles fährt im Rucksack wieder mit.
    # Wenn Sie nur einen halben Tag haben
    Steigen Sie schon an der Haltestelle Haltia aus. Hinter dem Naturzentrum beginnen kurze Wege, drinnen gibt es ein Café, und der Bus fährt auf derselben Straße zurück. Um 16.40 Uhr saß ich mit nassen Socken im Zug, gegenüber las ein Mann seine E-Mails. Er sah auf meine Schuhe und fragte, wo in Lappland ich gewesen sei.
    Regeln und Ausnahmen des Parks stehen auf [luontoon.fi](https://www.luontoon.fi/), und falls etwas zu Hause liegt, ist unsere [Filiale in Helsinki](screen:stores) neben dem Bahnhof.`,
    `Entre deux journées de formation, j’avais à Helsinki un mercredi libre et un sac de bureau sans rien d’utile dedans. J’ai acheté une tasse dans notre magasin, à côté de la gare, et je suis montée dans un train. À Turku, on se méfie d’une forêt accessible avec un titre de transport. J’avais tort.
    # Pour y aller
    1. Un train de banlieue d’Helsinki à Espoo (Espoon keskus), une demi-heure environ.
    2. De la gare, le bus 245 vers Nuuksio, 25 minutes environ. En semaine, il passe à peu près toutes les heures ; vérifiez le retour sur le calculateur HSL avant de partir.
    3. Descendez à l’arrêt Haukkalammentie. Il ne s’affiche qu’au dernier moment : restez éveillé.
    4. Marchez deux kilomètres sur la route jusqu’à Haukkalampi. Elle est étroite : tenez la gauche et laissez passer les voitures.
    Un billet ABC suffit pour tout le trajet.
    # Quel sentier
    - **Nahkiaispolku**, 2 km : un sentier nature pour les enfants et les pauses déjeuner.
    - **Haukankierros**, 4 km : rochers, marches et vue sur le lac. Comptez deux heures, pique-nique compris.
    - **Korpinkierros**, un peu plus de 7 km : pareil, en plus calme, avec juste assez de montées pour que la pause soit bonne.
    J’ai fait celui du milieu et un bout du dernier. Début novembre, la forêt trempée sentait la fumée, le champignon et le chien mouillé. J’ai croisé sept personnes, dont six m’ont saluée. L’écureuil volant, je ne l’ai pas vu, mais au pied d’un tremble il y avait des crottes jaunes comme des grains de riz, et c’est sa signature.
    @scene/tarmo-1
    # Que mettre dans le sac
    Dix-huit litres suffisent : marchez en veste ou en [softshell](group:softshells), avec un second haut pour la pause, un thermos, un coussin, une frontale d’octobre à mars et des pansements. La roche mouillée glisse comme du savon, la semelle doit mordre : des [chaussures basses](group:hiking-shoes) font l’affaire.
    ! Dans le parc national, le feu n’est permis qu’aux foyers balisés et la tente aux emplacements prévus. Quand l’alerte incendie est en vigueur, tout feu est interdit. Il n’y a pas de poubelles : tout repart dans le sac.
    # Si vous n’avez qu’une demi-journée
    Descendez plus tôt, à Haltia. De courts sentiers partent derrière la maison de la nature, il y a un café à l’intérieur, et le bus revient par la même route. À 16 h 40, j’étais dans le train, chaussettes mouillées, face à un homme qui lisait ses e-mails. Il a regardé mes chaussures et m’a demandé de quel coin de Laponie je revenais.
    Règles et exceptions du parc sont sur [luontoon.fi](https://www.luontoon.fi/), et s’il vous manque quelque chose, notre [magasin d’Helsinki](screen:stores) jouxte la gare.`,
    `Между двумя днями учёбы у меня была в Хельсинки свободная среда и офисный рюкзак, в котором не нашлось ничего полезного. Я купила кружку в нашем магазине у вокзала и села в поезд. В Турку не доверяют лесу, до которого доезжают по проездному. Я ошибалась.
    # Как добраться
    1. Пригородный поезд из Хельсинки до Эспоо (Espoon keskus) — около получаса.
    2. От станции автобус 245 в сторону Нууксио — минут 25. По будням он ходит примерно раз в час; обратный рейс посмотрите заранее в планировщике HSL.
    3. Выходите на остановке Haukkalammentie. На табло она появляется в последний момент, так что не спите.
    4. Два километра пешком по дороге до Хауккалампи. Дорога узкая: держитесь левой стороны и пропускайте машины.
    На всю поездку хватит билета зон ABC.
    # Какой маршрут
    - **Nahkiaispolku**, 2 км: экологическая тропа для детей и обеденных перерывов.
    - **Haukankierros**, 4 км: скалы, лестницы и вид на озеро. С перекусом закладывайте два часа.
    - **Korpinkierros**, чуть больше 7 км: то же самое, но тише, и подъёмов ровно столько, чтобы привал был вкуснее.
    Я прошла средний и кусочек последнего. В начале ноября лес стоял мокрый от росы и пах дымом, грибами и сырой собакой. Навстречу попались семь человек, шестеро поздоровались. Летягу я не увидела, но у подножия осины лежал жёлтый помёт, похожий на рис, а это её подпись.
    @scene/tarmo-1
    # Что взять
    Восемнадцати литров хватит: идите в мембране или [софтшелле](group:softshells), с запасной кофтой для привала, термосом, сидушкой, с октября по март — с фонарём, и не забудьте пластырь. Мокрая скала скользкая, как мыло, поэтому подошва должна цепляться: [треккинговых кроссовок](group:hiking-shoes) достаточно.
    ! В национальном парке огонь разводят только на оборудованных кострищах, а палатку ставят только на отведённых местах. При предупреждении о лесных пожарах открытый огонь запрещён. Урн нет: всё уезжает обратно в рюкзаке.
    # Если есть только полдня
    Выйдите раньше, у Haltia. За природным центром начинаются короткие тропы, внутри есть кафе, а автобус возвращается той же дорогой. В 16:40 я сидела в поезде в мокрых носках, а мужчина напротив читал почту. Он посмотрел на мою обувь и спросил, в какой части Лапландии я была.
    Правила парка и исключения — на [luontoon.fi](https://www.luontoon.fi/), а если что-то забылось дома, наш [магазин в Хельсинки](screen:stores) — у самого вокзала.`,
  ),
};
