import type { DemoPost } from '../content-item';
import { six } from '../six';

export const AVALANCHE_QUESTIONS: DemoPost = {
  key: 'avalanche-questions',
  kind: 'guide',
  category: 'skiing',
  blogger: 'eero',
  scene: 'probe-and-shovel',
  daysAgo: 30,
  models: ['luotain-60-ryhma', 'signal-60', 'lanze', 'kaivaja-pro', 'firn-ultra'],
  slug: six(
    'lumivyoryvarusteet-ja-ensimmaiset-kysymykset',
    'avalanche-gear-and-first-questions',
    'lavinutrustning-och-forsta-fragorna',
    'lawinenausruestung-und-erste-fragen',
    'materiel-avalanche-et-premieres-questions',
    'lavinnoe-snaryazhenie-i-pervye-voprosy',
  ),
  title: six(
    'Lumivyöryvarusteet ja ensimmäiset kysymykset',
    'Avalanche gear, and the questions that come first',
    'Lavinutrustning och frågorna som kommer först',
    'Lawinenausrüstung und die Fragen davor',
    'Le matériel avalanche, et les questions qui passent avant',
    'Лавинное снаряжение и вопросы, которые важнее',
  ),
  excerpt: six(
    'Piippari, sondi ja lapio löytävät kaverin. Ennuste, kaltevuus ja käännös takaisin pitävät hänet pinnalla.',
    'Transceiver, probe and shovel find a friend. The forecast, the slope angle and turning back keep that friend on the surface.',
    'Transceiver, sond och spade hittar en vän. Prognosen, lutningen och beslutet att vända håller vännen ovanför snön.',
    'LVS-Gerät, Sonde und Schaufel finden einen Freund. Lagebericht, Hangneigung und Umkehren lassen ihn gar nicht erst verschwinden.',
    'Détecteur, sonde et pelle retrouvent un ami. Le bulletin, l’inclinaison et le demi-tour l’empêchent de disparaître.',
    'Датчик, щуп и лопата помогут найти друга. Прогноз, крутизна и умение повернуть назад не дадут его потерять.',
  ),
  text: six(
    `Torstaisin hautaamme Ounasvaaralla repun hankeen ja etsimme sen. Ensikertalainen löytää sen noin kahdeksassa minuutissa ja kysyy sitten, mikä piippari olisi nopein. Vastaan, että nopein on se, jota ei koskaan tarvita.
    # Kolme kysymystä ennen varusteita
    1. **Mitä ennuste sanoo?** Vaara-asteita on viisi, mutta valtaosa kuolemaan johtaneista onnettomuuksista sattuu asteilla 3 ja 2. Lue asteen lisäksi, mikä ongelma on, millä korkeudella ja mihin ilmansuuntaan.
    2. **Kuinka jyrkkä, ja mitä on yläpuolella?** Laattavyöryt lähtevät lähes aina 30–45 asteen rinteiltä. Alle 30 asteen rinne lähtee harvoin, mutta loivuus ei suojaa, jos yläpuolella on jyrkempää.
    3. **Ketkä lähtevät, ja osaavatko he etsiä?** Sinut kaivaa ylös se, joka seisoo vieressäsi.
    Suomen tunturien ennusteen julkaisee Ilmatieteen laitos, Norjan [Varsom](https://www.varsom.no/) ja Alppien palvelut löytyvät osoitteesta [avalanches.org](https://www.avalanches.org/).
    # Kolme välinettä jokaiselle
    - **Piippari** puetaan kehoa vasten päällystakin alle ja kytketään päälle autolla ja pois autolla. Puhelin ja muu elektroniikka vähintään 20 sentin päähän lähettäessä ja 50 sentin päähän etsiessä.
    - **Sondi**, vähintään 240-senttinen. Se kertoo paikan ja syvyyden.
    - **Lapio**, jossa on metallinen terä. Vyöryssä pysähtynyt lumi on kovaa kuin sementti.
    Kypärä suojaa iskuilta, ja ilmatyyny auttaa pysymään pinnalla. Kumpikaan ei korvaa edellisiä. Kaikki [lumivyöryvarusteet](group:avalanche) ovat yhdessä paikassa; setin saa myös [vuokralle](page:rental).
    @figure/avalanche
    # Lähdössä joka kerta
    1. Akku tai paristot: yli valmistajan rajan.
    2. Vetäjä kytkee etsinnän, muut lähetyksen ja hiihtävät ohi yksi kerrallaan.
    3. Vetäjä palaa lähetykseen, ja joku tarkistaa hänet.
    # Jos rinne lähtee
    Sveitsin neljänkymmenen vuoden aineistossa kymmenen minuutin sisällä löydetyistä eloon jäi yli yhdeksän kymmenestä, puolen tunnin kohdalla enää noin kolme.
    1. Katso, missä kaveri näkyi viimeksi. Varmista, ettei toista vyöryä ole tulossa.
    2. Yksi soittaa 112, muut etsivät. Jos olet yksin eikä kenttää ole, etsi ensin.
    3. Kaikki piipparit etsintään. Aloita viimeisestä näköpaikasta alaspäin; kaistan leveys lukee laitteessa.
    4. Alle kolmessa metrissä laske laite lumen pintaan ja hae pienin luku.
    5. Sondaa kohtisuoraan pintaan, kierteenä 25 sentin välein. Osumasta sondi jää paikalleen.
    6. Kaiva alarinteen puolelta, suunnilleen syvyyden verran sondista alaspäin, ja heitä lumi sivuille. Kasvot ja hengitystiet ensin.
    ! Tämä teksti ei ole kurssi. Käy kurssi ennen ensimmäistä jyrkkää rinnettä ja harjoittele joka talvi: [torstaisin Ounasvaaralla](page:events) veloituksetta.
    Aina saa kääntyä. Rinne on paikallaan ensi viikollakin.`,
    `On Thursdays we bury a rucksack on Ounasvaara and look for it. First-timers find it in about eight minutes and then ask which transceiver would be quickest. I say: the one you never need.
    # Three questions before any gear
    1. **What does the bulletin say?** There are five danger levels, but most fatal accidents happen at levels 3 and 2. Read not only the number but the problem, the altitude and the aspect.
    2. **How steep is it, and what lies above?** Slab avalanches nearly always start on slopes of 30–45 degrees. Slopes below 30 seldom release, but a gentle slope is no protection when a steeper one hangs over it.
    3. **Who is coming, and can they search?** The person who digs you out is the one beside you.
    The Finnish Meteorological Institute publishes the bulletin for the Finnish fells, [Varsom](https://www.varsom.no/) for Norway, and [avalanches.org](https://www.avalanches.org/) leads to the services of the Alps.
    # Three tools for everybody
    - **A transceiver**, worn against the body under the outer jacket, switched on at the car and off at the car. Keep phones and other electronics at least 20 cm away while sending and 50 cm while searching.
    - **A probe** of 240 cm or more. It tells place and depth.
    - **A shovel** with a metal blade. Snow that has come to rest after a slide sets like cement.
    A helmet guards against blows and an airbag helps you stay on top. Neither replaces the three. All [avalanche gear](group:avalanche) is in one place, and you can [rent](page:rental) a set.
    @figure/avalanche
    # Before every start
    1. Batteries above the maker’s limit.
    2. The leader switches to search, the others to send, and they pass one at a time.
    3. The leader switches back to send, and somebody checks that too.
    # If the slope goes
    In forty years of Swiss data, of those found within ten minutes more than nine in ten lived; at half an hour it was about three.
    1. Watch where your friend was last seen. Make sure no second slide is coming.
    2. One calls 112, the others search. If you are alone without signal, search first.
    3. All transceivers to search. Begin at the last-seen point and move downhill; the width of the strip is printed on the device.
    4. Within three metres, bring the device down to the snow and find the lowest number.
    5. Probe at right angles to the surface, in a spiral, 25 cm apart. When you hit, leave the probe in.
    6. Dig from the downhill side, starting about as far away as the burial is deep, and throw the snow aside. Face and airway first.
    ! This text is not a course. Take one before your first steep slope and practise every winter: [Thursdays on Ounasvaara](page:events), free of charge.
    You may always turn round. The slope will still be there next week.`,
    `På torsdagarna gräver vi ner en ryggsäck på Ounasvaara och letar rätt på den. Den som är med första gången hittar den på ungefär åtta minuter och frågar sedan vilken transceiver som är snabbast. Jag svarar: den du aldrig behöver.
    # Tre frågor före utrustningen
    1. **Vad säger prognosen?** Faroskalan har fem steg, men de flesta dödsolyckor sker vid 3 och 2. Läs inte bara siffran utan också vilket problemet är, på vilken höjd och i vilket väderstreck.
    2. **Hur brant är det, och vad finns ovanför?** Flaklaviner löser nästan alltid ut i 30–45 graders lutning. Under 30 grader släpper det sällan, men en flack sluttning skyddar inte när något brantare hänger ovanför.
    3. **Vilka följer med, och kan de söka?** Den som gräver fram dig är den som står bredvid.
    Meteorologiska institutet publicerar prognosen för fjällen i Finland, [Lavinprognoser](https://www.lavinprognoser.se/) den för Sverige, [Varsom](https://www.varsom.no/) den för Norge, och via [avalanches.org](https://www.avalanches.org/) hittar du Alpernas tjänster.
    # Tre saker till var och en
    - **Transceiver**, buren mot kroppen under ytterjackan, på vid bilen och av vid bilen. Mobil och annan elektronik minst 20 cm bort när den sänder och 50 cm när du söker.
    - **Sond**, minst 240 cm. Den anger plats och djup.
    - **Spade** med metallblad. Snö som har stannat efter en lavin är hård som cement.
    Hjälmen skyddar mot slag och en luftkudde hjälper dig att hålla dig ovanpå. Ingen av dem ersätter de tre. All [lavinutrustning](group:avalanche) finns på ett ställe, och ett paket går att [hyra](page:rental).
    @figure/avalanche
    # Före varje start
    1. Batterierna över tillverkarens gräns.
    2. Ledaren ställer om till sök, de andra till sändning, och de åker förbi en i taget.
    3. Ledaren går tillbaka till sändning, och någon kontrollerar även det.
    # Om sluttningen släpper
    I fyrtio års data från Schweiz överlevde fler än nio av tio av dem som hittades inom tio minuter; efter en halvtimme ungefär tre.
    1. Se var kompisen syntes senast. Försäkra dig om att ingen andra lavin är på väg.
    2. En ringer 112, de andra söker. Är du ensam utan täckning söker du först.
    3. Alla transceivrar på sök. Börja vid den senast sedda punkten och sök nedåt; stråkets bredd står på apparaten.
    4. Inom tre meter sänker du apparaten till snöytan och söker lägsta siffran.
    5. Sondera vinkelrätt mot ytan, i spiral med 25 cm mellanrum. Vid träff får sonden sitta kvar.
    6. Gräv från nedre sidan, på ungefär lika stort avstånd som djupet, och kasta snön åt sidorna. Ansikte och luftvägar först.
    ! Den här texten är ingen kurs. Gå en innan du åker din första branta sluttning och öva varje vinter: [torsdagar på Ounasvaara](page:events), utan avgift.
    Man får alltid vända. Sluttningen finns kvar nästa vecka.`,
    `Donnerstags vergraben wir auf dem Ounasvaara einen Rucksack und suchen ihn. Wer zum ersten Mal dabei ist, findet ihn nach etwa acht Minuten und fragt dann, welches LVS-Gerät das schnellste sei. Ich antworte: das, das man nie braucht.
    # Drei Fragen vor aller Ausrüstung
    1. **Was sagt der Lagebericht?** Es gibt fünf Gefahrenstufen, doch die meisten tödlichen Unfälle geschehen bei Stufe 3 und 2. Lesen Sie nicht nur die Zahl, sondern auch Problem, Höhenlage und Exposition.
    2. **Wie steil ist es, und was liegt darüber?** Schneebrettlawinen lösen sich fast immer in Hängen von 30–45 Grad. Unter 30 Grad bricht selten etwas ab, doch ein flacher Hang schützt nicht, wenn über ihm ein steilerer liegt.
    3. **Wer kommt mit, und können alle suchen?** Ausgraben wird Sie, wer neben Ihnen steht.
    Für die finnischen Fjells gibt das Finnische Meteorologische Institut den Bericht heraus, für Norwegen [Varsom](https://www.varsom.no/); die Dienste der Alpen finden Sie über [avalanches.org](https://www.avalanches.org/).
    # Drei Geräte für jede und jeden
    - **LVS-Gerät**, am Körper unter der Außenjacke getragen, am Auto ein- und am Auto ausgeschaltet. Handy und andere Elektronik beim Senden mindestens 20 cm, beim Suchen 50 cm entfernt.
    - **Sonde**, mindestens 240 cm lang. Sie zeigt Ort und Tiefe.
    - **Schaufel** mit Metallblatt. Zur Ruhe gekommener Lawinenschnee ist hart wie Zement.
    Ein Helm schützt vor Schlägen, ein Airbag hilft, oben zu bleiben. Beides ersetzt die drei nicht. Die gesamte [Lawinenausrüstung](group:avalanche) steht an einem Ort, ein Set können Sie auch [leihen](page:rental).
    @figure/avalanche
    # Vor jedem Aufbruch
    1. Batterien über der Grenze des Herstellers.
    2. Die Leitung schaltet auf Suchen, alle anderen auf Senden und gehen einzeln vorbei.
    3. Die Leitung schaltet zurück auf Senden, und jemand prüft auch das.
    # Wenn der Hang bricht
    In vierzig Jahren Schweizer Daten überlebten von den binnen zehn Minuten Gefundenen mehr als neun von zehn; nach einer halben Stunde waren es etwa drei.
    1. Merken Sie sich, wo die Person zuletzt zu sehen war. Prüfen Sie, ob eine zweite Lawine droht.
    2. Eine Person ruft 112, die anderen suchen. Wer allein und ohne Netz ist, sucht zuerst.
    3. Alle Geräte auf Suchen. Am letzten Sichtpunkt beginnen und talwärts gehen; die Breite des Suchstreifens steht auf dem Gerät.
    4. Unter drei Metern das Gerät auf die Schneeoberfläche senken und den kleinsten Wert suchen.
    5. Senkrecht zur Oberfläche sondieren, spiralförmig im Abstand von 25 cm. Nach einem Treffer bleibt die Sonde stecken.
    6. Von der Talseite graben, etwa so weit entfernt, wie die Verschüttung tief ist, und den Schnee zur Seite werfen. Zuerst Gesicht und Atemwege.
    ! Dieser Text ist kein Kurs. Besuchen Sie einen vor dem ersten Steilhang und üben Sie jeden Winter: [donnerstags am Ounasvaara](page:events), kostenlos.
    Umkehren darf man immer. Der Hang ist auch nächste Woche noch da.`,
    `Le jeudi, nous enterrons un sac à dos à Ounasvaara et nous le cherchons. Un débutant le trouve en huit minutes environ, puis demande quel détecteur est le plus rapide. Je réponds : celui dont on n’a jamais besoin.
    # Trois questions avant le matériel
    1. **Que dit le bulletin ?** L’échelle compte cinq degrés, mais la plupart des accidents mortels surviennent aux degrés 3 et 2. Lisez le chiffre, et aussi le problème, l’altitude et l’orientation.
    2. **Quelle inclinaison, et qu’y a-t-il au-dessus ?** Les plaques se déclenchent presque toujours entre 30 et 45 degrés. Sous 30 degrés, c’est rare, mais une pente douce ne protège pas de la pente raide qui la domine.
    3. **Qui vient, et qui sait chercher ?** Celui qui vous dégagera est celui qui se tient à côté de vous.
    L’Institut météorologique finlandais publie le bulletin des monts de Laponie, [Varsom](https://www.varsom.no/) celui de la Norvège, et [avalanches.org](https://www.avalanches.org/) mène aux services des Alpes.
    # Trois outils pour chacun
    - **Un détecteur**, porté près du corps sous la veste, allumé à la voiture et éteint à la voiture. Téléphone et autres appareils à 20 cm au moins en émission, 50 cm en recherche.
    - **Une sonde** d’au moins 240 cm. Elle donne l’endroit et la profondeur.
    - **Une pelle** à godet métallique. La neige d’une avalanche arrêtée durcit comme du ciment.
    Le casque protège des chocs, l’airbag aide à rester en surface. Ni l’un ni l’autre ne remplace les trois. Tout le [matériel avalanche](group:avalanche) est réuni, et un kit se [loue](page:rental).
    @figure/avalanche
    # À chaque départ
    1. Piles au-dessus du seuil du fabricant.
    2. Le responsable passe en recherche, les autres en émission, et ils défilent un par un.
    3. Le responsable repasse en émission, et quelqu’un le contrôle à son tour.
    # Si la pente part
    Sur quarante ans de données suisses, plus de neuf personnes sur dix retrouvées en dix minutes ont survécu ; au bout d’une demi-heure, environ trois.
    1. Repérez le dernier point où votre ami était visible. Vérifiez qu’aucune autre coulée ne menace.
    2. L’un appelle le 112, les autres cherchent. Seul et sans réseau, cherchez d’abord.
    3. Tous les détecteurs en recherche. Partez du dernier point vu vers l’aval ; la largeur de bande est inscrite sur l’appareil.
    4. À moins de trois mètres, descendez l’appareil au ras de la neige et trouvez le plus petit chiffre.
    5. Sondez perpendiculairement à la surface, en spirale, tous les 25 cm. Une fois la personne touchée, laissez la sonde en place.
    6. Creusez par l’aval, à une distance proche de la profondeur, et jetez la neige sur les côtés. Le visage et les voies respiratoires d’abord.
    ! Ce texte n’est pas un stage. Suivez-en un avant votre première pente raide et exercez-vous chaque hiver : [le jeudi à Ounasvaara](page:events), gratuitement.
    On peut toujours faire demi-tour. La pente sera encore là la semaine prochaine.`,
    `По четвергам мы закапываем на Оунасваара рюкзак и ищем его. Новичок находит его минут за восемь, а потом спрашивает, какой датчик самый быстрый. Я отвечаю: тот, который никогда не понадобится.
    # Три вопроса до снаряжения
    1. **Что говорит бюллетень?** Степеней опасности пять, но большинство смертельных случаев приходится на третью и вторую. Читайте не только цифру, но и какая именно проблема, на какой высоте и на склонах какой экспозиции.
    2. **Какова крутизна и что выше?** Лавины из снежных досок почти всегда сходят со склонов в 30–45 градусов. На склонах положе 30 они редки, но пологий склон не защитит, если над ним нависает более крутой.
    3. **Кто идёт и умеют ли они искать?** Откопает вас тот, кто стоит рядом.
    Для сопок Финляндии бюллетень выпускает Финский метеорологический институт, для Норвегии — [Varsom](https://www.varsom.no/), а службы Альп собраны на [avalanches.org](https://www.avalanches.org/).
    # Каждому — три вещи
    - **Датчик** носят на теле под верхней курткой: включают у машины и выключают у машины. Телефон и другую электронику держите не ближе 20 см при передаче и 50 см при поиске.
    - **Щуп** от 240 см. Он покажет место и глубину.
    - **Лопата** с металлическим полотном. Остановившийся лавинный снег твёрд, как цемент.
    Шлем защитит от ударов, а лавинный рюкзак поможет остаться на поверхности. Ни то ни другое не заменит этих трёх вещей. Всё [лавинное снаряжение](group:avalanche) собрано в одном разделе, комплект можно взять и [напрокат](page:rental).
    @figure/avalanche
    # Перед каждым выходом
    1. Заряд батарей — выше порога, указанного изготовителем.
    2. Ведущий включает поиск, остальные — передачу и проходят мимо по одному.
    3. Ведущий возвращается на передачу, и кто-то проверяет его.
    # Если склон пошёл
    По швейцарским данным за сорок лет, из найденных в первые десять минут выживали больше девяти из десяти; через полчаса — примерно трое.
    1. Запомните, где человека видели в последний раз. Убедитесь, что не идёт вторая лавина.
    2. Один звонит 112, остальные ищут. Если вы один и связи нет, сначала ищите.
    3. Все датчики — на поиск. Начинайте от последней точки и двигайтесь вниз; ширина полосы указана на приборе.
    4. Ближе трёх метров опустите прибор к снегу и найдите наименьшее число.
    5. Зондируйте перпендикулярно поверхности, по спирали, через 25 см. Попали — оставьте щуп на месте.
    6. Копайте снизу по склону, отступив примерно на глубину завала, и отбрасывайте снег в стороны. Сначала лицо и дыхательные пути.
    ! Этот текст — не курс. Пройдите настоящий до первого крутого склона и тренируйтесь каждую зиму: [по четвергам на Оунасваара](page:events), бесплатно.
    Повернуть назад можно всегда. Склон никуда не денется и через неделю.`,
  ),
};
