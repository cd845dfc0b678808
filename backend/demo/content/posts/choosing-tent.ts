import type { DemoPost } from '../content-item';
import { six } from '../six';

export const CHOOSING_TENT: DemoPost = {
  key: 'choosing-tent',
  kind: 'guide',
  category: 'camping',
  blogger: 'vilma',
  scene: 'camp',
  daysAgo: 118,
  models: ['kota-3', 'laavu-2', 'yksio', 'puhuri-2', 'ranta-3', 'siipi'],
  slug: six(
    'teltan-valinta',
    'choosing-a-tent',
    'valja-talt',
    'zelt-auswaehlen',
    'choisir-sa-tente',
    'kak-vybrat-palatku',
  ),
  title: six(
    'Teltan valinta: viisi kysymystä',
    'Choosing a tent: five questions',
    'Välja tält: fem frågor',
    'Ein Zelt auswählen: fünf Fragen',
    'Choisir sa tente : cinq questions',
    'Как выбрать палатку: пять вопросов',
  ),
  excerpt: six(
    'Kuinka moni nukkuu, missä tuulee, kuka kantaa. Numeroista tärkein ei ole vesipilari vaan se, mahtuuko teltassa istumaan.',
    'How many sleep, where does it blow, who carries. The number that matters most is not the waterproof rating but whether you can sit up.',
    'Hur många sover, var blåser det, vem bär. Viktigast är inte vattenpelaren utan om du kan sitta upp.',
    'Wie viele schlafen, wo weht der Wind, wer trägt? Die wichtigste Zahl ist nicht die Wassersäule, sondern ob man sitzen kann.',
    'Combien de dormeurs, quel vent, quel porteur ? Le chiffre qui compte n’est pas la colonne d’eau, mais de pouvoir s’asseoir.',
    'Сколько человек спит, где дует, кто несёт. Главная цифра — не водяной столб, а можно ли в палатке сесть.',
  ),
  text: six(
    `Myyn telttoja kaupungissa, jossa viikonloppu kuluu saaressa, ja saaressa tuulee. Siksi kysyn ensin paikasta ja vasta sitten hinnasta.
    # 1. Montako oikeasti nukkuu?
    Valmistajat laskevat nukkujalle noin 55–60 senttiä. Se on makuualustan leveys, ei ihmisen ja hänen kamojensa. Kahden ihmisen mukava teltta on kolmen hengen teltta, ellei joka gramma kulje selässä. Lapsi tai koira vie saman tilan kuin aikuinen, liikkuu vain enemmän.
    @figure/tents
    # 2. Missä se seisoo?
    - **Metsässä** kelpaa melkein mikä tahansa. Kupoli seisoo ilman kiiloja, joten sen voi nostaa ja kääntää.
    - **Kalliolla ja saaressa** itsestään seisova teltta on kullan arvoinen: kiilaa ei saa graniittiin, mutta narun saa kiven ympäri.
    - **Tunturissa** matala tunneli pääty tuuleen kestää eniten painoonsa nähden. Talvella helmaan tarvitaan lumilieve.
    - **Leirintäalueella** paino on yhdentekevä; osta tilaa.
    # 3. Kuka kantaa?
    Vaelluksella sopiva paino on kilosta puoleentoista nukkujaa kohti, eli kahdelle 2–3 kiloa. Alle kilon teltta on hieno, kunnes siinä istuu sadepäivän. Jaa kuorma: toinen ottaa kankaat, toinen kaaret ja kiilat.
    # 4. Mahtuuko istumaan ja riisumaan?
    Tämä on tärkein mitta, ja se kannattaa kokeilla myymälässä makaamalla. Istu, vedä takki päältä, käänny. Kaksi ovea tarkoittaa, ettei kukaan kiipeä toisen yli kello kolme. Kahden eteisen hyödyn ymmärtää ensimmäisenä märkänä iltana.
    # 5. Mitä numerot kertovat?
    Ulkoteltassa 2 000–3 000 millimetrin vesipilari riittää Pohjolaan, pohjassa enemmän, koska polvi painaa. Silikonipinnoitettu nailon on kevyttä ja lujaa; polyesteri ei veny kastuessaan ja kestää aurinkoa kauemmin. Sisätelttaan tiivistyvä kosteus on hengitystä, ei vuoto: yksi ihminen haihduttaa yössä muutaman desilitran. Pidä venttiilit auki sateellakin.
    ! Pystytä uusi teltta kerran kotipihalla ennen retkeä. Puuttuva kiila on kotona huomio, pimeässä ongelma. Käyttämättömän voi palauttaa 100 päivän ajan.
    @scene/wake-by-water
    # Hyvä paikka on puoli telttaa
    1. Katso ylös ennen kuin katsot alas: kuivunut puu kaatuu ilman varoitusta.
    2. Vältä notkoa. Kylmä ilma valuu sinne, samoin vesi.
    3. Kiila maahan 45 asteen kulmassa teltasta poispäin, ja harusta myös tyynellä.
    4. Jätä paikka sellaiseksi kuin se oli. Jokaisenoikeuksilla saa yöpyä tilapäisesti etäällä asutuksesta, mutta kansallispuistossa vain osoitetuissa paikoissa. Avotuleen tarvitaan maanomistajan lupa.
    Keittimellä ei kokata suljetussa teltassa: häkä ei haise, ja kangas syttyy sekunnissa. Keitä ulkona tai tuulettuvan eteisen suulla.
    Jos yöpyminen on vasta aluillaan, lainaa tai [vuokraa](page:rental) ensin. Kaikki teltat ja tarpit löydät [täältä](group:tents), ja lämpimän yön toinen puoli on [makuualustassa](group:mats).`,
    `I sell tents in a town where weekends are spent on islands, and islands are windy. So I ask about the place first and the price second.
    # 1. How many really sleep in it?
    Makers count 55–60 cm per sleeper. That is the width of a mat, not of a person with belongings. A comfortable tent for two is a three-person tent, unless you carry each gram on your back. A child or a dog takes as much room as an adult and moves more.
    @figure/tents
    # 2. Where will it stand?
    - **In woods** almost anything will do. A dome stands without pegs, so you can lift it and turn it.
    - **On bare rock and islands** a freestanding tent is worth its weight: no peg goes into granite, but a line goes round a stone.
    - **On the fells** a low tunnel, foot to the wind, takes the most for its weight. In winter you want snow flaps along the hem.
    - **On a campsite** weight means nothing; buy space.
    # 3. Who carries it?
    For trekking reckon with about one to one and a half kilos a head, so 2–3 kilos for two. A tent below a kilo is splendid until you spend a wet day in it. Share the load: one takes the fabric, the other poles and pegs.
    # 4. Can you sit up and undress?
    This is the measurement that matters most, and you find it by lying down in the store. Sit, pull off a jacket, turn round. Two doors mean that nobody climbs over anybody at three in the morning. The point of two porches becomes clear on the first wet evening.
    # 5. What do the numbers say?
    A fly with a waterproof rating of 2,000–3,000 mm is enough for the north; the floor needs more, because knees press. Silicone-coated nylon is light and strong; polyester does not sag when wet and outlasts it in the sun. Moisture on the inner wall is breath, not a leak: one sleeper gives off a few decilitres a night. Keep the vents open in rain too.
    ! Pitch a new tent once in the yard before the trip. A missing peg is a remark at home and a problem in the dark. Unused, it can come back to us for 100 days.
    @scene/wake-by-water
    # A good site is half the tent
    1. Look up before you look down: dead trees fall without warning.
    2. Avoid hollows. Cold air flows there, and so does water.
    3. Drive pegs at 45 degrees, leaning away from the tent, and fasten the guy lines even in a calm.
    4. Leave the place as it was. In Finland everyone’s rights let you camp for a short time well away from homes, but in national parks only where it is marked. An open fire needs the landowner’s permission.
    Never cook inside a closed tent: carbon monoxide has no smell, and fabric catches in a second. Cook outside, or at the mouth of a porch with the wind through it.
    If nights out are new to you, borrow or [rent](page:rental) first. All tents and tarps are [here](group:tents), and the other half of a warm night is [the mat](group:mats).`,
    `Jag säljer tält i en stad där helgerna tillbringas på öar, och på öar blåser det. Därför frågar jag först om platsen och sedan om priset.
    # 1. Hur många ska verkligen sova?
    Tillverkarna räknar med 55–60 cm per person. Det är ett liggunderlags bredd, inte en människas med packning. Ett bekvämt tält för två är ett trepersonstält, om du inte bär vartenda gram på ryggen. Ett barn eller en hund tar lika stor plats som en vuxen men rör sig mer.
    @figure/tents
    # 2. Var ska det stå?
    - **I skogen** duger nästan vad som helst. En kupol står utan pinnar, så du kan lyfta och vrida den.
    - **På klippor och öar** är ett självstående tält guld värt: en pinne går inte ner i granit, men en lina går runt en sten.
    - **På fjället** tål en låg tunnel med gaveln mot vinden mest i förhållande till vikten. På vintern behövs en snökjol längs kanten.
    - **På campingen** spelar vikten ingen roll; köp utrymme.
    # 3. Vem ska bära?
    Till vandring kan du räkna med ett till ett och ett halvt kilo per person, alltså 2–3 kilo för två. Ett tält under kilot är fint tills du sitter i det en hel regndag. Dela på bördan: den ena tar dukarna, den andra bågar och pinnar.
    # 4. Går det att sitta och klä av sig?
    Det är det viktigaste måttet, och det hittar du genom att lägga dig i tältet i butiken. Sitt upp, dra av jackan, vänd dig. Två ingångar betyder att ingen klättrar över någon klockan tre. Nyttan med två absider förstår man den första våta kvällen.
    # 5. Vad säger siffrorna?
    I yttertältet räcker en vattenpelare på 2 000–3 000 mm för Norden; i golvet behövs mer, för knän trycker. Silikonbelagd nylon är lätt och stark; polyester töjer sig inte när den blir våt och håller längre i sol. Fukten på innertältet är andedräkt, inte läckage: en sovande avger några deciliter per natt. Håll ventilerna öppna även när det regnar.
    ! Res ett nytt tält en gång på gården före turen. En pinne som fattas är en notering hemma men ett problem i mörkret. Oanvänt kan det returneras i 100 dagar.
    @scene/wake-by-water
    # En bra plats är halva tältet
    1. Titta upp innan du tittar ner: torrträd faller utan förvarning.
    2. Undvik svackor. Dit rinner den kalla luften, och vattnet.
    3. Slå pinnarna i 45 graders vinkel, lutade bort från tältet, och spänn stormlinorna även när det är lugnt.
    4. Lämna platsen som den var. Allemansrätten låter dig tälta tillfälligt på avstånd från bebyggelse, men i Finlands nationalparker bara på anvisade platser. Till öppen eld krävs markägarens lov.
    Laga aldrig mat i ett stängt tält: kolmonoxid luktar inte och duken tar eld på en sekund. Koka ute, eller i en ventilerad absid.
    Är du ny på nätter ute kan du låna eller [hyra](page:rental) först. Alla tält och tarpar finns [här](group:tents), och den andra halvan av en varm natt är [liggunderlaget](group:mats).`,
    `Ich verkaufe Zelte in einer Stadt, in der man das Wochenende auf Inseln verbringt, und auf Inseln weht es. Darum frage ich zuerst nach dem Ort und dann nach dem Preis.
    # 1. Wie viele schlafen wirklich darin?
    Hersteller rechnen mit 55–60 cm je Person. Das ist die Breite einer Matte, nicht die eines Menschen mit Gepäck. Ein bequemes Zelt für zwei ist ein Dreipersonenzelt, sofern Sie nicht jedes Gramm tragen. Ein Kind oder ein Hund braucht so viel Platz wie ein Erwachsener und bewegt sich mehr.
    @figure/tents
    # 2. Wo wird es stehen?
    - **Im Wald** geht fast alles. Eine Kuppel steht ohne Heringe, man kann sie anheben und drehen.
    - **Auf Fels und Inseln** ist ein frei stehendes Zelt Gold wert: In Granit geht kein Hering, aber um einen Stein geht jede Leine.
    - **Im Fjell** hält ein niedriger Tunnel mit dem Ende zum Wind am meisten aus, gemessen am Gewicht. Im Winter gehören Schneelappen an den Rand.
    - **Auf dem Campingplatz** ist das Gewicht gleichgültig; kaufen Sie Raum.
    # 3. Wer trägt?
    Für Touren rechnet man mit einem bis anderthalb Kilo pro Kopf, also 2–3 Kilo zu zweit. Ein Zelt unter einem Kilo ist herrlich, bis man einen Regentag darin sitzt. Teilen Sie auf: Eine nimmt die Stoffe, der andere Gestänge und Heringe.
    # 4. Kann man sitzen und sich ausziehen?
    Das ist das wichtigste Maß, und man findet es, indem man sich in der Filiale hineinlegt. Aufsetzen, Jacke ausziehen, umdrehen. Zwei Eingänge heißt, dass nachts um drei niemand über jemanden klettert. Wozu zwei Apsiden gut sind, versteht man am ersten nassen Abend.
    # 5. Was sagen die Zahlen?
    Beim Außenzelt genügt für den Norden eine Wassersäule von 2.000–3.000 mm, der Boden braucht mehr, weil Knie drücken. Silikonbeschichtetes Nylon ist leicht und fest; Polyester hängt nass nicht durch und hält Sonne länger aus. Feuchtigkeit am Innenzelt ist Atem, kein Leck: Ein Schläfer gibt pro Nacht einige Deziliter ab. Lassen Sie die Lüfter auch bei Regen offen.
    ! Bauen Sie ein neues Zelt vor der Tour einmal im Garten auf. Ein fehlender Hering ist zu Hause eine Notiz, im Dunkeln ein Problem. Unbenutzt nehmen wir es 100 Tage lang zurück.
    @scene/wake-by-water
    # Ein guter Platz ist das halbe Zelt
    1. Erst nach oben schauen, dann nach unten: Tote Bäume fallen ohne Vorwarnung.
    2. Meiden Sie Mulden. Dort sammelt sich kalte Luft, und Wasser auch.
    3. Heringe im Winkel von 45 Grad vom Zelt weg einschlagen und auch bei Windstille abspannen.
    4. Verlassen Sie den Platz, wie er war. Das Jedermannsrecht erlaubt in Finnland kurzes Zelten mit Abstand zu Häusern, in Nationalparks aber nur an ausgewiesenen Stellen. Offenes Feuer braucht die Erlaubnis des Grundbesitzers.
    Im geschlossenen Zelt wird nicht gekocht: Kohlenmonoxid riecht nicht, und Stoff brennt in einer Sekunde. Kochen Sie draußen oder am offenen, durchlüfteten Vorzelt.
    Wer neu anfängt, leiht oder [mietet](page:rental) zuerst. Alle Zelte und Tarps finden Sie [hier](group:tents), und die andere Hälfte einer warmen Nacht ist [die Matte](group:mats).`,
    `Je vends des tentes dans une ville où l’on passe le week-end sur des îles, et sur les îles il y a du vent. Je demande donc d’abord le lieu, ensuite le budget.
    # 1. Combien de vrais dormeurs ?
    Les fabricants comptent 55 à 60 cm par personne. C’est la largeur d’un matelas, pas celle d’un être humain et de ses affaires. Pour deux personnes à l’aise, prenez une tente trois places, sauf si chaque gramme se porte. Un enfant ou un chien occupe autant de place qu’un adulte et remue davantage.
    @figure/tents
    # 2. Où sera-t-elle plantée ?
    - **En forêt**, presque tout convient. Un dôme tient sans sardines : on peut le soulever et le tourner.
    - **Sur la roche et les îles**, l’autoportante vaut de l’or : aucune sardine n’entre dans le granit, mais un hauban fait le tour d’une pierre.
    - **En montagne**, un tunnel bas, le pied au vent, résiste le mieux à poids égal. L’hiver, il faut des bavettes à neige.
    - **Au camping**, le poids ne compte pas ; achetez de l’espace.
    # 3. Qui la porte ?
    En randonnée, comptez un kilo à un kilo et demi par personne, donc 2 à 3 kg à deux. Une tente sous le kilo est superbe jusqu’au jour de pluie qu’on y passe assis. Partagez : l’un prend les toiles, l’autre les arceaux et les sardines.
    # 4. Peut-on s’asseoir et se déshabiller ?
    C’est la mesure essentielle, et elle se prend en s’allongeant dans la tente au magasin. Asseyez-vous, ôtez une veste, retournez-vous. Deux portes, et personne n’enjambe personne à trois heures du matin. L’intérêt de deux absides saute aux yeux le premier soir de pluie.
    # 5. Que disent les chiffres ?
    Pour le double toit, une colonne d’eau de 2 000 à 3 000 mm suffit dans le Nord ; le sol en demande plus, car les genoux appuient. Le nylon siliconé est léger et solide ; le polyester ne se détend pas mouillé et dure plus longtemps au soleil. L’humidité sur la toile intérieure est votre haleine, pas une fuite : un dormeur rend quelques décilitres par nuit. Gardez les aérations ouvertes, même sous la pluie.
    ! Montez la tente neuve une fois au jardin avant de partir. Une sardine manquante est un détail à la maison, un problème dans le noir. Non utilisée, elle se retourne pendant 100 jours.
    @scene/wake-by-water
    # Un bon emplacement vaut la moitié d’une tente
    1. Regardez en l’air avant de regarder par terre : un arbre mort tombe sans prévenir.
    2. Évitez les creux. L’air froid y coule, l’eau aussi.
    3. Plantez les sardines à 45 degrés, inclinées vers l’extérieur, et haubanez même par temps calme.
    4. Laissez l’endroit tel quel. En Finlande, le droit d’accès à la nature permet de camper brièvement loin des maisons, mais, dans les parcs nationaux, seulement aux emplacements indiqués. Un feu demande l’accord du propriétaire.
    On ne cuisine jamais dans une tente fermée : le monoxyde de carbone est inodore et la toile s’enflamme en une seconde. Cuisinez dehors, ou à l’entrée d’une abside bien aérée.
    Si vous débutez, empruntez ou [louez](page:rental) d’abord. Tentes et tarps sont [ici](group:tents), et l’autre moitié d’une nuit chaude, c’est [le matelas](group:mats).`,
    `Я продаю палатки в городе, где выходные проводят на островах, а на островах дует. Поэтому сначала спрашиваю о месте и только потом о цене.
    # 1. Сколько человек будет спать на самом деле?
    Производители считают 55–60 см на человека. Это ширина коврика, а не человека с вещами. Удобная палатка для двоих — трёхместная, если только вы не несёте каждый грамм на спине. Ребёнок или собака занимают столько же места, сколько взрослый, только больше ворочаются.
    @figure/tents
    # 2. Где она будет стоять?
    - **В лесу** годится почти любая. Купол стоит без колышков, его можно приподнять и повернуть.
    - **На скалах и островах** самонесущая палатка на вес золота: в гранит колышек не войдёт, зато оттяжку можно обвести вокруг камня.
    - **В тундре и на сопках** низкий тоннель торцом к ветру выдержит больше всего при своём весе. Зимой нужна снежная юбка.
    - **В кемпинге** вес не важен — покупайте простор.
    # 3. Кто понесёт?
    В поход рассчитывайте на килограмм-полтора на человека, то есть 2–3 кг на двоих. Палатка легче килограмма прекрасна, пока не просидишь в ней дождливый день. Делите груз: одному — ткань, другому — дуги и колышки.
    # 4. Можно ли сесть и раздеться?
    Это самый важный размер, и узнать его можно, только улегшись в палатку в магазине. Сядьте, снимите куртку, повернитесь. Два входа — значит, в три часа ночи никто ни через кого не лезет. Зачем нужны два тамбура, понимаешь в первый же мокрый вечер.
    # 5. О чём говорят цифры?
    Для тента на севере достаточно водяного столба 2 000–3 000 мм, для дна нужно больше: колени давят. Нейлон с силиконом лёгкий и прочный; полиэстер, намокнув, не провисает и дольше служит на солнце. Влага на внутренней палатке — это дыхание, а не протечка: спящий за ночь выдыхает и испаряет стакан-другой воды. Не закрывайте вентиляцию даже в дождь.
    ! Поставьте новую палатку один раз во дворе. Недостающий колышек дома — мелочь, в темноте — беда. Неиспользованную палатку можно вернуть в течение 100 дней.
    @scene/wake-by-water
    # Хорошее место — половина палатки
    1. Сначала посмотрите вверх, потом вниз: сухие деревья падают без предупреждения.
    2. Избегайте низин. Туда стекает холодный воздух, да и вода тоже.
    3. Вбивайте колышки под углом 45 градусов, наклоном от палатки, и натягивайте оттяжки даже в безветрие.
    4. Оставьте место таким, каким оно было. В Финляндии право каждого на природу позволяет недолго стоять с палаткой вдали от жилья, но в национальных парках — только в отведённых местах. Для костра нужно разрешение владельца земли.
    В закрытой палатке не готовят: угарный газ не пахнет, а ткань вспыхивает за секунду. Готовьте снаружи или у входа в проветриваемый тамбур.
    Если ночёвки для вас в новинку, сначала одолжите или [возьмите напрокат](page:rental). Все палатки и тенты — [здесь](group:tents), а вторая половина тёплой ночи — [коврик](group:mats).`,
  ),
};
