import type { DemoPost } from '../content-item';
import { six } from '../six';

export const FIRST_NIGHT: DemoPost = {
  key: 'first-night',
  kind: 'post',
  category: 'camping',
  blogger: 'noora',
  scene: 'first-night',
  daysAgo: 190,
  models: ['ranta-3', 'naalinpoikanen', 'sammal-3', 'kiiltomato', 'karitsa-villava', 'emali-3'],
  slug: six(
    'ensimmainen-yo-ulkona-lasten-kanssa',
    'first-night-out-with-children',
    'forsta-natten-ute-med-barn',
    'erste-nacht-draussen-mit-kindern',
    'premiere-nuit-dehors-avec-des-enfants',
    'pervaya-noch-v-palatke-s-detmi',
  ),
  title: six(
    'Ensimmäinen yö ulkona lasten kanssa',
    'The first night out with children',
    'Första natten ute med barn',
    'Die erste Nacht draußen mit Kindern',
    'La première nuit dehors avec des enfants',
    'Первая ночь в палатке с детьми',
  ),
  excerpt: six(
    'Kaksisataa metriä autolta, sama iltasatu kuin kotona ja lupa luovuttaa. Näin meidän kolmesta tuli retkeilijöitä.',
    'Two hundred metres from the car, the same bedtime story as at home, and leave to give up. How our three became campers.',
    'Tvåhundra meter från bilen, samma godnattsaga som hemma och lov att ge upp. Så blev våra tre friluftsmänniskor.',
    'Zweihundert Meter vom Auto, dieselbe Gutenachtgeschichte wie zu Hause und die Erlaubnis aufzugeben. So wurden unsere drei zu Campern.',
    'À deux cents mètres de la voiture, la même histoire du soir qu’à la maison, et le droit d’abandonner. Comment nos trois enfants sont devenus campeurs.',
    'Двести метров от машины, та же сказка, что и дома, и право сдаться. Так трое наших детей стали туристами.',
  ),
  text: six(
    `Ensimmäinen yömme kesti puoli kahteen. Silloin nelivuotias ilmoitti, että metsä hengittää, ja me kannoimme kolme lasta, kaksi patjaa ja yhden pehmohylkeen takaisin autoon. Aamulla hän kertoi päiväkodissa nukkuneensa teltassa. Niin hän olikin.
    # Aloita läheltä
    Oma piha, mökin ranta tai laavu, jolle on matkaa alle puoli kilometriä. Auton on hyvä näkyä: se ei ole vaaran merkki vaan turvaverkko, jota kukaan ei tarvitse, kun sen tietää olevan. Kun ensimmäinen yö on takana, kävelymatkaksi sopii puolet iästä kilometreinä: kuusivuotiaalle kolme.
    # Ennen retkeä
    - Pystyttäkää teltta olohuoneeseen ja nukkukaa siellä päiväunet.
    - Antakaa jokaiselle oma lamppu. Pimeä on kiinnostava, kun sen saa itse sytyttää.
    - Pakatkaa yksi tavara, jolla ei ole mitään tehtävää: lelu, kivi, kirja.
    # Ilta on retken tärkein tunti
    1. Leiri pystyyn ennen nälkää ja ruoka ennen väsymystä. Makaronia ja makkaraa, ei mitään uutta.
    2. Lapselle oikea työ: kiilat, veden kanto, vahtivuoro kattilalla.
    3. Juoskaa kolme kertaa teltan ympäri ennen nukkumaanmenoa. Pussi ei lämmitä, se säilyttää; lämpö pitää viedä mukanaan.
    4. Pissalle vielä kerran. Ja kerran.
    5. Sama satu kuin kotona, samalla äänellä.
    # Mikä pitää lämpimänä
    Lapsi nukkuu kaikkialla paitsi alustallaan, joten aseta alustat vieri viereen ja tuki raot vaatteilla. Pussin [mukavuuslämpötilan](group:sleeping-bags) pitäisi olla muutama aste yön ennustetta alempi. Liian pitkän pussin jalkopää solmitaan kiinni, niin lämmitettävää on vähemmän. Yöksi kuiva [kerrasto](group:kids-clothing), villasukat ja pipo; haalari jää absidiin odottamaan aamua.
    ! Sano ääneen jo lähtiessä: ”Kotiin saa lähteä milloin vain, eikä se haittaa.” Meillä sitä on käytetty kerran. Se yksi kerta teki kaikki muut mahdollisiksi.
    # Ja aamu
    Herätys on neljältä, koska aurinko nousee, ja se on asia, jolle ei voi mitään. Kaakao kannattaa keittää illalla termokseen. Puoli viideltä istuimme kalliolla ja katsoimme, miten kuikka sukelsi ja tuli ylös aivan muualta. Kuusivuotias sanoi, että hänkin tekisi niin. Kukaan ei kysynyt tabletista mitään.
    # Missä saa yöpyä
    Jokaisenoikeudella voi olla yön tai kaksi etäällä pihoista ja viljelyksistä. Tulta ei saa tehdä toisen maalle ilman lupaa, ja metsäpalovaroituksen aikana avotuli on kielletty. Valmis tulipaikka on perheelle helpoin. Jos varusteita puuttuu, [Jyväskylän vuokraamosta](page:rental) saa teltan ja pussit viikonlopuksi, ja kasvaneet voi viedä eteenpäin [käytettyinä](screen:secondHand).`,
    `Our first night lasted until half past one. Then the four-year-old announced that the forest was breathing, and we carried three children, two mats and one cuddly seal back to the car. Next morning she told the nursery that she had slept in a tent. So she had.
    # Start close by
    Your own garden, the shore by the cottage or a lean-to less than half a kilometre away. It helps if the car is in sight: a safety net that nobody needs as long as they know it is there. After the first night, half the child’s age makes a good walk in kilometres: three for a six-year-old.
    # Before the trip
    - Pitch the tent in the living room and take a nap in it.
    - Give everybody a lamp of their own. The dark is interesting if you may switch it on yourself.
    - Pack one thing that has no purpose at all: a toy, a stone, a book.
    # The evening matters most
    1. Camp up before anybody is hungry, food before anybody is tired. Macaroni and sausages; nothing new.
    2. Give the children real work: pegs, water, guarding the pot.
    3. Run round the tent three times before bed. A sleeping bag does not heat, it keeps: the warmth has to be brought along.
    4. One more wee. And another.
    5. The same story as at home, in the same voice.
    # What keeps them warm
    Children sleep everywhere except on their mats, so lay the mats side by side and stuff the gaps with clothes. The bag’s [comfort temperature](group:sleeping-bags) should be a few degrees below the night’s forecast. Tie off the foot of a bag that is too long; there is less to warm. For the night a dry [base layer](group:kids-clothing), wool socks and a beanie; the snowsuit waits in the porch for morning.
    ! Say it aloud as you set out: “We can go home whenever you like, and that is fine.” We have used it once. That once made all the other nights possible.
    # And the morning
    Waking is at four, because the sun is up, and nothing can be done about it. Boil the cocoa in the evening and keep it in a flask. At half past four we sat on a rock and watched a diver go under and come up somewhere quite different. The six-year-old said he would do it like that too. Nobody asked about the tablet.
    # Where you may sleep
    In Finland everyone’s rights allow a night or two well away from yards and fields. You may not light a fire on somebody’s land without permission, and during a forest fire warning open fires are forbidden. A ready-made fireplace is easiest for a family. If gear is missing, our [rental shop in Jyväskylä](page:rental) has tents and bags for a weekend, and what is outgrown can go on to others [second hand](screen:secondHand).`,
    `Vår första natt varade till halv två. Då meddelade fyraåringen att skogen andades, och vi bar tre barn, två underlag och en gosesäl tillbaka till bilen. På morgonen berättade hon på dagis att hon hade sovit i tält. Det hade hon ju.
    # Börja nära
    Egna gården, stugstranden eller ett vindskydd på mindre än en halv kilometers håll. Det är bra om bilen syns: den är ett skyddsnät som ingen behöver så länge man vet att det finns. Efter första natten är halva åldern en lagom promenad i kilometer: tre för en sexåring.
    # Före turen
    - Res tältet i vardagsrummet och sov middag i det.
    - Ge var och en en egen lampa. Mörkret är spännande när man får tända själv.
    - Packa en sak som inte har någon uppgift alls: en leksak, en sten, en bok.
    # Kvällen är den viktigaste timmen
    1. Lägret uppe före hungern och maten före tröttheten. Makaroner och korv, inget nytt.
    2. Ge barnen riktigt arbete: tältpinnar, vattenhämtning, vakt vid kastrullen.
    3. Spring tre varv runt tältet före läggdags. En sovsäck värmer inte, den bevarar; värmen måste man ta med sig in.
    4. Kissa en gång till. Och en gång till.
    5. Samma saga som hemma, med samma röst.
    # Det som håller värmen
    Barn sover överallt utom på sina underlag, så lägg dem tätt och fyll glipan med kläder. Säckens [komforttemperatur](group:sleeping-bags) bör ligga några grader under nattens prognos. Knyt ihop fotändan på en för lång säck, så blir det mindre att värma. Till natten ett torrt [underställ](group:kids-clothing), yllestrumpor och mössa; overallen väntar i absiden.
    ! Säg det högt redan när ni går: ”Vi kan åka hem när som helst, och det gör ingenting.” Vi har använt det en gång. Den gången gjorde alla andra möjliga.
    # Och morgonen
    Man vaknar klockan fyra för att solen är uppe, och det är inget att göra åt. Koka chokladen på kvällen och ha den i termos. Halv fem satt vi på en häll och såg hur storlommen dök och kom upp någon helt annanstans. Sexåringen sa att han också skulle göra så. Ingen frågade efter paddan.
    # Var man får sova
    Enligt allemansrätten får man i Finland tälta en natt eller två på avstånd från gårdar och odlingar. Eld får inte göras upp på någon annans mark utan lov, och vid skogsbrandsvarning är öppen eld förbjuden. En färdig eldplats är enklast för en familj. Saknas utrustning finns tält och säckar för en helg i [uthyrningen i Jyväskylä](page:rental), och det urvuxna kan gå vidare som [begagnat](screen:secondHand).`,
    `Unsere erste Nacht dauerte bis halb zwei. Da verkündete die Vierjährige, der Wald atme, und wir trugen drei Kinder, zwei Matten und einen Stoffseehund zurück zum Auto. Am Morgen erzählte sie in der Kita, sie habe im Zelt geschlafen. Hatte sie ja auch.
    # In der Nähe anfangen
    Der eigene Garten, das Ufer am Ferienhaus oder ein Unterstand, der keinen halben Kilometer entfernt ist. Gut, wenn man das Auto sieht: ein Netz, das niemand braucht, solange man weiß, dass es da ist. Nach der ersten Nacht taugt das halbe Alter als Weg in Kilometern: drei für eine Sechsjährige.
    # Vor der Tour
    - Das Zelt im Wohnzimmer aufstellen und darin Mittagsschlaf halten.
    - Jedem Kind eine eigene Lampe geben. Dunkelheit ist spannend, wenn man selbst Licht machen darf.
    - Ein Ding einpacken, das keinen Zweck hat: ein Spielzeug, einen Stein, ein Buch.
    # Der Abend ist die wichtigste Stunde
    1. Lager vor dem Hunger, Essen vor der Müdigkeit. Nudeln und Würstchen, nichts Neues.
    2. Den Kindern richtige Arbeit geben: Heringe, Wasser holen, den Topf bewachen.
    3. Vor dem Schlafen dreimal ums Zelt rennen. Ein Schlafsack heizt nicht, er bewahrt; die Wärme muss man mitbringen.
    4. Noch einmal Pipi. Und noch einmal.
    5. Dieselbe Geschichte wie zu Hause, mit derselben Stimme.
    # Was warm hält
    Kinder schlafen überall, nur nicht auf ihrer Matte. Legen Sie also die Matten dicht an dicht und stopfen Sie die Lücken mit Kleidung. Die [Komforttemperatur](group:sleeping-bags) des Schlafsacks sollte ein paar Grad unter der Vorhersage liegen. Das Fußende eines zu langen Sacks bindet man ab, dann ist weniger aufzuwärmen. Für die Nacht trockene [Unterwäsche](group:kids-clothing), Wollsocken und Mütze; der Overall wartet im Vorzelt auf den Morgen.
    ! Sagen Sie es beim Aufbruch laut: „Wir können jederzeit nach Hause, und das ist nicht schlimm.“ Wir haben es einmal gebraucht. Dieses eine Mal hat alle anderen möglich gemacht.
    # Und der Morgen
    Aufgewacht wird um vier, weil die Sonne scheint, dagegen ist nichts zu machen. Kochen Sie den Kakao am Abend und füllen Sie ihn in die Thermosflasche. Um halb fünf saßen wir auf einem Felsen und sahen, wie der Prachttaucher verschwand und ganz woanders wieder auftauchte. Der Sechsjährige sagte, so mache er das auch. Nach dem Tablet fragte niemand.
    # Wo man schlafen darf
    Das Jedermannsrecht erlaubt in Finnland ein, zwei Nächte mit Abstand zu Höfen und Feldern. Feuer auf fremdem Grund braucht eine Erlaubnis, und bei Waldbrandwarnung ist es verboten. Für Familien ist eine fertige Feuerstelle am einfachsten. Fehlt Ausrüstung, gibt es im [Verleih in Jyväskylä](page:rental) Zelte und Schlafsäcke fürs Wochenende, und zu klein Gewordenes kann [gebraucht](screen:secondHand) weiterziehen.`,
    `Notre première nuit a duré jusqu’à une heure et demie. La petite de quatre ans a alors déclaré que la forêt respirait, et nous avons rapporté à la voiture trois enfants, deux matelas et un phoque en peluche. Le matin, à la garderie, elle a raconté qu’elle avait dormi sous la tente. C’était vrai.
    # Commencer tout près
    Le jardin, la rive devant le chalet ou un abri à moins de cinq cents mètres. Autant que la voiture soit visible : un filet dont personne n’a besoin tant qu’on le sait là. Ensuite, la moitié de l’âge fait une bonne marche en kilomètres : trois pour un enfant de six ans.
    # Avant de partir
    - Montez la tente dans le salon et faites-y la sieste.
    - Donnez à chacun sa lampe. Le noir intéresse celui qui peut l’éclairer lui-même.
    - Emportez une chose qui ne sert à rien : un jouet, un caillou, un livre.
    # Le soir, l’heure qui compte
    1. Le camp avant la faim, le repas avant la fatigue. Des pâtes et des saucisses, rien de nouveau.
    2. Un vrai travail pour les enfants : les sardines, l’eau, la garde de la casserole.
    3. Trois tours de tente en courant avant de se coucher. Un duvet ne chauffe pas, il conserve : la chaleur, on l’apporte.
    4. Un dernier pipi. Et encore un.
    5. La même histoire qu’à la maison, avec la même voix.
    # Ce qui tient chaud
    Les enfants dorment partout sauf sur leur matelas : serrez les matelas et bourrez les vides de vêtements. La [température de confort](group:sleeping-bags) du sac doit être de quelques degrés inférieure à celle annoncée. Nouez le pied d’un sac trop long, il y aura moins à réchauffer. Pour la nuit, un [sous-vêtement](group:kids-clothing) sec, des chaussettes de laine et un bonnet ; la combinaison attend le matin dans l’abside.
    ! Dites-le tout haut au départ : « On peut rentrer quand on veut, ce n’est pas grave. » Nous nous en sommes servis une fois. Cette fois-là a rendu toutes les autres possibles.
    # Et le matin
    Le réveil est à quatre heures, parce que le soleil est levé, et l’on n’y peut rien. Préparez le chocolat le soir, dans un thermos. À quatre heures et demie, assis sur un rocher, nous regardions le plongeon disparaître et ressortir tout à fait ailleurs. Celui de six ans a dit qu’il ferait pareil. Personne n’a réclamé la tablette.
    # Où dormir
    En Finlande, le droit d’accès à la nature permet une nuit ou deux, loin des maisons et des cultures. Pas de feu sur le terrain d’autrui sans permission, et aucun feu quand l’alerte incendie est en vigueur. Un foyer aménagé est le plus simple en famille. S’il vous manque du matériel, la [location de Jyväskylä](page:rental) a tentes et sacs pour un week-end, et ce qui devient trop petit peut repartir [d’occasion](screen:secondHand).`,
    `Наша первая ночь длилась до половины второго. Тут четырёхлетняя дочка объявила, что лес дышит, и мы унесли троих детей, два коврика и одного плюшевого тюленя обратно в машину. Утром она рассказала в садике, что спала в палатке. Так ведь и было.
    # Начните поближе
    Свой двор, берег у дачи или навес, до которого меньше полукилометра. Хорошо, если видно машину: это страховка, которая не нужна, пока знаешь, что она есть. После первой ночи подойдёт прогулка в половину возраста: шестилетнему — три километра.
    # До похода
    - Поставьте палатку в гостиной и устройте в ней тихий час.
    - Дайте каждому свой фонарик. Темнота интересна, если зажигать свет можно самому.
    - Возьмите одну вещь без всякого назначения: игрушку, камень, книжку.
    # Вечер — самый важный час
    1. Лагерь — до голода, ужин — до усталости. Макароны с сосисками, ничего нового.
    2. Детям — настоящую работу: колышки, вода, дежурство у котелка.
    3. Перед сном три круга бегом вокруг палатки. Спальник не греет, а сохраняет: тепло надо принести с собой.
    4. Ещё раз в кустики. И ещё раз.
    5. Та же сказка, что и дома, и тем же голосом.
    # Что держит тепло
    Дети спят где угодно, только не на своём коврике, поэтому кладите коврики вплотную, а щели забивайте одеждой. [Температура комфорта](group:sleeping-bags) спальника должна быть на несколько градусов ниже ночного прогноза. Низ слишком длинного спальника завяжите: меньше греть. На ночь — сухое [термобельё](group:kids-clothing), шерстяные носки и шапка; комбинезон ждёт утра в тамбуре.
    ! Скажите вслух ещё при выходе: «Домой можно в любую минуту, и ничего страшного». Мы воспользовались этим один раз. Этот раз и сделал возможными все остальные.
    # И утро
    Подъём в четыре, потому что встало солнце, и с этим ничего не поделаешь. Какао сварите с вечера и налейте в термос. В половине пятого мы сидели на скале и смотрели, как гагара ныряет и выныривает совсем в другом месте. Шестилетний сказал, что тоже бы так делал. Про планшет никто не спросил.
    # Где можно ночевать
    Право каждого на природу позволяет в Финляндии провести ночь-другую вдали от дворов и полей. Костёр на чужой земле без разрешения разводить нельзя, а при предупреждении о лесных пожарах — нельзя вообще. Семье проще всего с готовым кострищем. Если чего-то не хватает, в [прокате в Ювяскюля](page:rental) есть палатки и спальники на выходные, а то, из чего дети выросли, можно передать дальше [как б/у](screen:secondHand).`,
  ),
};
