import type { DemoPost } from '../content-item';
import { six } from '../six';

export const LAYERING: DemoPost = {
  key: 'layering',
  kind: 'guide',
  category: 'clothing',
  blogger: 'noora',
  scene: 'minus-twenty',
  daysAgo: 44,
  models: ['uuhi-260-zip', 'uuhi-260', 'ruutu', 'kasivarsi-3l', 'kaldoaivi', 'kinnas'],
  slug: six(
    'kerrospukeutuminen-pakkasella',
    'layering-at-minus-twenty',
    'lager-pa-lager-i-tjugo-minus',
    'zwiebelprinzip-bei-minus-zwanzig',
    'couches-par-moins-vingt',
    'odezhda-sloyami-v-moroz',
  ),
  title: six(
    'Kerrospukeutuminen kahdenkymmenen asteen pakkasessa',
    'Layering at minus twenty',
    'Lager på lager i tjugo minusgrader',
    'Zwiebelprinzip bei minus zwanzig Grad',
    'S’habiller en couches par moins vingt',
    'Как одеться в минус двадцать',
  ),
  excerpt: six(
    'Kolme kerrosta ja yksi taukotakki: mitä kukin tekee, mitä jättää kotiin ja miksi hiki on pakkasessa vaarallisempi kuin tuuli.',
    'Three layers and one jacket for stops: what each does, what to leave at home, and why sweat is worse than wind in the cold.',
    'Tre lager och en rastjacka: vad vart och ett gör, vad du kan lämna hemma och varför svett är värre än vind i kyla.',
    'Drei Schichten und eine Jacke für die Pause: was jede leistet, was zu Hause bleibt und warum Schweiß im Frost schlimmer ist als Wind.',
    'Trois couches et une veste de pause : le rôle de chacune, ce qu’on laisse à la maison, et pourquoi la sueur est pire que le vent.',
    'Три слоя и куртка для привала: зачем каждый, что оставить дома и почему пот в мороз опаснее ветра.',
  ),
  text: six(
    `Kun lähdemme lasten kanssa pulkkamäkeen, kysyn eteisessä yhden kysymyksen: kuka meistä liikkuu ja kuka seisoo? Pukeutuminen ratkeaa siitä, ei lämpömittarista. Mäkeä juokseva seitsenvuotias ja mäen juurella seisova isä tarvitsevat samassa pakkasessa aivan eri vaatteet.
    @figure/layers
    # Kerros 1: siirrä kosteus pois
    Ihoa vasten tuleva kerros ei lämmitä vaan kuivattaa. Villa lämmittää vielä kosteana eikä ala haista; tekokuitu kuivuu nopeammin, kun vauhtia on paljon. Puuvilla imee hien ja pitää sen iholla: se on ainoa kuitu, joka jää kotiin. Pakkaseen sopii 200–260 grammaa neliölle ja pitkä vetoketju, jonka voi avata nousussa. Valikoima: [kerrastot](group:base-layers).
    # Kerros 2: sido ilmaa
    Ilma lämmittää, kangas vain pitää sen paikallaan. Siksi kaksi ohutta välikerrosta on parempi kuin yksi paksu: voit riisua toisen. [Fleece](group:fleeces) päästää kosteuden läpi ja sopii liikkeeseen, kuitutakki pitää paremmin tuulta.
    # Kerros 3: pysäytä tuuli
    Kahdenkymmenen asteen pakkasessa ei sada vettä, joten [kuoren](group:shells) tärkein tehtävä on tuulensuoja. Kun tuulee kymmenen metriä sekunnissa, kahdenkymmenen asteen pakkanen tuntuu paljaalla iholla noin kolmeltakymmeneltäkolmelta. Kuoren pitää mahtua välikerrosten päälle niin, että käsi nousee suoraan ylös eikä helma seuraa mukana.
    # Kerros 4: taukotakki päällimmäiseksi
    Untuvatakki puetaan muiden päälle heti pysähtyessä, ei vasta kun palelee. Sen paikka on repussa ylimpänä. Kun matka jatkuu, takki pois: untuva, johon hikoillaan, ei lämmitä enää illalla.
    # Kädet, pää ja jalat
    - Rukkanen on lämpimämpi kuin sormikas. Ohut sisäkäsine alle, niin soljet aukeavat ilman paljaita sormia.
    - Pipo ja kauluri mukaan kahdet: toiset kastuvat hengityksestä.
    - Kengässä pitää varpaiden liikkua. Toinen sukka ahtaassa kengässä tekee jalasta kylmän, ei lämpimän.
    ! Lähde liikkeelle hieman viluisena. Jos ulko-ovella on mukava olla, kymmenen minuutin päästä on kuuma ja tunnin päästä märkä.
    @scene/naali-2
    # Lapselle toisin päin
    Lapsi säätelee lämpöään huonommin ja istahtaa hankeen kesken kaiken. Pue hänelle yksi kerros enemmän kuin itsellesi, jos hän on rattaissa tai ahkiossa, ja saman verran, jos hän juoksee. Kokeile kädellä niskasta: lämmin ja kuiva on hyvä, nihkeä liikaa. Sormet ovat viileät melkein aina, niska ei valehtele.
    # Milloin sisälle
    Poskeen tai nenänpäähän ilmestyvä valkea, tunnoton läikkä on paleltuman alku. Lämmitä se heti paljaalla kädellä, älä hiero lunta. Jos joku alkaa kompuroida, väristä hallitsemattomasti tai puhua sekavia, retki on ohi: kuivat vaatteet, suoja tuulelta ja lämmintä juotavaa, jos hän pystyy juomaan itse, ja vakavassa tilanteessa soitto numeroon 112.`,
    `Before we take the children sledging I ask one question in the hall: who will move and who will stand? That settles the clothes, not the thermometer. A seven-year-old running up the hill and a father standing at the foot of it need quite different things in the same frost.
    @figure/layers
    # Layer 1: move the moisture
    The layer next to your skin is not there to warm you but to keep you dry. Wool still insulates when damp and does not smell; synthetics dry faster when the pace is high. Cotton soaks up sweat and holds it against you: it is the one fibre to leave at home. For hard frost choose 200–260 grams per square metre and a long zip to open on the climb. See [base layers](group:base-layers).
    # Layer 2: hold air
    Air does the warming; cloth merely keeps it in place. So two thin mid-layers are better than one thick one: you can take one off. A [fleece](group:fleeces) lets moisture through and suits movement; a synthetic jacket stops more wind.
    # Layer 3: stop the wind
    At minus twenty it does not rain, so a [shell](group:shells) is there above all for the wind. Ten metres per second makes minus twenty feel like about minus thirty-three on bare skin. The shell must fit over the mid-layers with room to raise your arms without the hem following.
    # Layer 4: the jacket for stops
    A down jacket goes over everything the moment you stop, not once you are cold. It lives at the top of the pack. When you move on, it comes off: down you have sweated into will not warm you in the evening.
    # Hands, head and feet
    - Mittens are warmer than gloves. With thin liners inside, buckles open without bare fingers.
    - Take two beanies and two neck tubes: one set will be wet with breath.
    - Toes must be able to move. A second sock in a tight boot makes the foot colder, not warmer.
    ! Set off feeling slightly chilly. If you are comfortable at the door, you will be hot in ten minutes and wet in an hour.
    @scene/naali-2
    # The other way round for children
    Children regulate their warmth less well, and sit down in the snow halfway. Give a child in a pushchair or pulk one layer more than you wear yourself; one who runs about, the same as you. Feel the back of the neck: warm and dry is right, clammy is too much. Fingers are nearly always cool; the neck does not lie.
    # When to go in
    A white, numb patch on cheek or nose is the beginning of frostbite. Warm it at once with a bare hand, and never rub it with snow. If somebody begins to stumble, shivers uncontrollably or stops making sense, the trip is over: dry clothes, shelter from the wind, a warm drink if they can hold the cup themselves, and in serious cases a call to 112.`,
    `Innan vi går till pulkabacken med barnen ställer jag en fråga i hallen: vem ska röra sig och vem ska stå still? Det avgör kläderna, inte termometern. En sjuåring som springer uppför backen och en pappa som står vid foten behöver helt olika plagg i samma kyla.
    @figure/layers
    # Lager 1: flytta fukten
    Lagret mot huden är inte till för att värma utan för att hålla dig torr. Ull isolerar även när den är fuktig och luktar inte; syntet torkar fortare när tempot är högt. Bomull suger upp svetten och håller kvar den: det är den enda fibern som får stanna hemma. För sträng kyla passar 200–260 gram per kvadratmeter och en lång dragkedja att öppna i uppförsbacken. Se [underställ](group:base-layers).
    # Lager 2: håll kvar luften
    Det är luften som värmer, tyget håller den bara på plats. Därför är två tunna mellanlager bättre än ett tjockt: du kan ta av det ena. [Fleece](group:fleeces) släpper igenom fukt och passar när du rör dig, en syntetjacka stoppar mer vind.
    # Lager 3: stoppa vinden
    Vid tjugo minus regnar det inte, så [skalets](group:shells) viktigaste uppgift är att hålla vinden ute. Tio meter per sekund gör att tjugo minus känns som ungefär trettiotre på bar hud. Skalet ska rymma mellanlagren så att du kan sträcka upp armarna utan att fållen följer med.
    # Lager 4: rastjackan
    Dunjackan åker på över allt annat så fort du stannar, inte först när du fryser. Den har sin plats överst i ryggsäcken. När du går vidare tar du av den: dun som du svettats i värmer inte på kvällen.
    # Händer, huvud och fötter
    - Vantar är varmare än fingerhandskar. Med tunna innerhandskar öppnas spännen utan bara fingrar.
    - Ta med dubbla mössor och halsvärmare: en uppsättning blir våt av andningen.
    - Tårna måste kunna röra sig. En extra strumpa i en trång känga gör foten kallare, inte varmare.
    ! Börja lite frusen. Är det skönt redan vid dörren är du varm om tio minuter och våt om en timme.
    @scene/naali-2
    # Tvärtom för barn
    Barn reglerar värmen sämre och sätter sig i snön mitt i allt. Ett barn i vagn eller pulka ska ha ett lager mer än du själv, ett som springer lika många. Känn i nacken: varm och torr är lagom, klibbig är för mycket. Fingrarna är nästan alltid svala, nacken ljuger inte.
    # När det är dags att gå in
    En vit, känsellös fläck på kind eller nästipp är en begynnande köldskada. Värm den genast med bar hand och gnid aldrig med snö. Börjar någon snubbla, skaka okontrollerat eller prata osammanhängande är turen slut: torra kläder, skydd mot vinden, varm dryck om personen kan dricka själv, och i allvarliga fall ett samtal till 112.`,
    `Bevor wir mit den Kindern rodeln gehen, stelle ich im Flur eine Frage: Wer bewegt sich, und wer steht? Danach richtet sich die Kleidung, nicht nach dem Thermometer. Eine Siebenjährige, die den Hang hinaufrennt, und ein Vater, der unten steht, brauchen im selben Frost ganz Verschiedenes.
    @figure/layers
    # Schicht 1: Feuchtigkeit wegbringen
    Was auf der Haut liegt, soll nicht wärmen, sondern trocken halten. Wolle isoliert auch feucht und riecht nicht; Kunstfaser trocknet schneller, wenn das Tempo hoch ist. Baumwolle saugt den Schweiß auf und hält ihn fest: Sie ist die einzige Faser, die zu Hause bleibt. Für strengen Frost passen 200–260 Gramm pro Quadratmeter und ein langer Reißverschluss für den Anstieg. Hier ist die [Unterwäsche](group:base-layers).
    # Schicht 2: Luft festhalten
    Es wärmt die Luft, der Stoff hält sie nur an Ort und Stelle. Darum sind zwei dünne Zwischenschichten besser als eine dicke: Eine kann man ausziehen. [Fleece](group:fleeces) lässt Feuchtigkeit durch und passt zur Bewegung, eine Kunstfaserjacke hält mehr Wind ab.
    # Schicht 3: Wind aufhalten
    Bei minus zwanzig regnet es nicht, die [Hardshell](group:shells) ist also vor allem Windschutz. Bei zehn Metern pro Sekunde fühlen sich minus zwanzig auf bloßer Haut wie etwa minus dreiunddreißig an. Die Jacke muss über die Zwischenschichten passen, und zwar so, dass beim Strecken der Arme der Saum unten bleibt.
    # Schicht 4: die Jacke für die Pause
    Die Daunenjacke kommt über alles andere, sobald man stehen bleibt, nicht erst, wenn man friert. Sie liegt im Rucksack ganz oben. Geht es weiter, zieht man sie aus: Durchgeschwitzte Daune wärmt am Abend nicht mehr.
    # Hände, Kopf und Füße
    - Fäustlinge sind wärmer als Fingerhandschuhe. Mit dünnen Innenhandschuhen öffnet man Schnallen ohne nackte Finger.
    - Mütze und Schlauchtuch doppelt mitnehmen: Eine Garnitur wird vom Atem nass.
    - Die Zehen müssen sich bewegen können. Ein zweites Paar Socken im engen Stiefel macht den Fuß kälter, nicht wärmer.
    ! Gehen Sie leicht fröstelnd los. Wem an der Haustür wohlig ist, dem ist in zehn Minuten heiß, und in einer Stunde ist er nass.
    @scene/naali-2
    # Bei Kindern umgekehrt
    Kinder regeln ihre Wärme schlechter und setzen sich mittendrin in den Schnee. Im Wagen oder in der Pulka bekommt ein Kind eine Schicht mehr als Sie, beim Rennen genauso viele. Fühlen Sie im Nacken: warm und trocken ist richtig, klamm ist zu viel. Die Finger sind fast immer kühl, der Nacken lügt nicht.
    # Wann es nach Hause geht
    Ein weißer, tauber Fleck an Wange oder Nase ist eine beginnende Erfrierung. Sofort mit der bloßen Hand wärmen und nie mit Schnee abreiben. Wenn jemand stolpert, unkontrolliert zittert oder wirr redet, ist die Tour zu Ende: trockene Kleidung, Windschutz, ein warmes Getränk, sofern die Person selbst trinken kann, und im Ernstfall der Anruf unter 112.`,
    `Avant d’emmener les enfants à la luge, je pose une seule question dans l’entrée : qui va bouger et qui va rester debout ? C’est cela qui décide des vêtements, pas le thermomètre. Une fillette de sept ans qui remonte la pente en courant et un père planté en bas n’ont pas besoin des mêmes habits.
    @figure/layers
    # Couche 1 : évacuer l’humidité
    La couche contre la peau n’est pas là pour chauffer mais pour garder au sec. La laine isole même humide et ne sent pas ; le synthétique sèche plus vite quand l’allure est soutenue. Le coton boit la sueur et la garde : c’est la seule fibre à laisser à la maison. Par grand froid, visez 200 à 260 grammes au mètre carré et un long zip à ouvrir dans la montée. Voyez les [sous-vêtements](group:base-layers).
    # Couche 2 : retenir l’air
    C’est l’air qui chauffe, le tissu ne fait que le tenir en place. Deux couches minces valent donc mieux qu’une épaisse : on peut en enlever une. La [polaire](group:fleeces) laisse passer l’humidité et convient à l’effort, la veste synthétique arrête mieux le vent.
    # Couche 3 : arrêter le vent
    À moins vingt, il ne pleut pas : la [veste imperméable](group:shells) sert surtout de coupe-vent. Dix mètres par seconde font ressentir moins vingt comme environ moins trente-trois sur la peau nue. Elle doit passer par-dessus le reste et laisser lever les bras sans que l’ourlet remonte.
    # Couche 4 : la veste de pause
    La doudoune s’enfile par-dessus tout dès l’arrêt, pas une fois qu’on a froid. Sa place est en haut du sac. On la retire avant de repartir : un duvet trempé de sueur ne chauffe plus le soir.
    # Mains, tête et pieds
    - La moufle est plus chaude que le gant. Avec un sous-gant fin, les boucles s’ouvrent sans doigts nus.
    - Prenez bonnet et tour de cou en double : l’un des deux sera mouillé par l’haleine.
    - Les orteils doivent bouger. Une seconde chaussette dans une chaussure serrée refroidit le pied.
    ! Partez en ayant un peu frais. Si l’on est bien sur le pas de la porte, on aura chaud dans dix minutes et l’on sera trempé dans une heure.
    @scene/naali-2
    # L’inverse pour les enfants
    Les enfants règlent moins bien leur chaleur et s’assoient dans la neige à tout moment. En poussette ou en pulka, une couche de plus que vous ; s’ils courent, autant que vous. Tâtez la nuque : chaude et sèche, c’est bien ; moite, c’est trop. Les doigts sont presque toujours frais, la nuque ne ment pas.
    # Quand rentrer
    Une tache blanche et insensible sur la joue ou le nez est un début de gelure. Réchauffez-la aussitôt avec la main nue, sans jamais frotter de neige. Si quelqu’un trébuche, tremble sans pouvoir s’arrêter ou tient des propos confus, la sortie est finie : vêtements secs, abri du vent, boisson chaude si la personne peut boire seule et, si c’est grave, le 112.`,
    `Перед тем как идти с детьми на горку, я задаю в прихожей один вопрос: кто будет двигаться, а кто стоять? От этого и зависит одежда, а не от термометра. Семилетней дочке, которая бегает в гору, и папе, который стоит внизу, в один и тот же мороз нужно совсем разное.
    @figure/layers
    # Слой 1: отвести влагу
    То, что прилегает к телу, должно не греть, а сохранять сухим. Шерсть держит тепло и влажная и не пахнет; синтетика быстрее сохнет при высоком темпе. Хлопок впитывает пот и не отпускает его — это единственное волокно, которое остаётся дома. Для сильного мороза подойдёт 200–260 граммов на квадратный метр и длинная молния, чтобы расстегнуть на подъёме. Смотрите [термобельё](group:base-layers).
    # Слой 2: удержать воздух
    Греет воздух, а ткань лишь держит его на месте. Поэтому два тонких слоя лучше одного толстого: один можно снять. [Флис](group:fleeces) пропускает влагу и хорош в движении, синтетическая куртка лучше держит ветер.
    # Слой 3: остановить ветер
    В минус двадцать дождя не бывает, так что [мембрана](group:shells) нужна прежде всего от ветра. При ветре десять метров в секунду минус двадцать ощущаются на голой коже как минус тридцать три. Куртка должна налезать на утепление так, чтобы руки поднимались вверх, а подол оставался на месте.
    # Слой 4: куртка для привала
    Пуховик надевают поверх всего, как только остановились, а не когда уже замёрзли. Его место — сверху в рюкзаке. Пошли дальше — снимайте: пропотевший пух вечером не согреет.
    # Руки, голова и ноги
    - Рукавицы теплее перчаток. Под ними — тонкие подперчаточники, чтобы расстёгивать пряжки не голыми пальцами.
    - Шапку и шарф-трубу берите в двух экземплярах: одни намокнут от дыхания.
    - Пальцы ног должны шевелиться. Второй носок в тесном ботинке сделает ногу холоднее.
    ! Выходите, чувствуя лёгкий холодок. Если на пороге вам уже тепло, через десять минут станет жарко, а через час — мокро.
    @scene/naali-2
    # С детьми наоборот
    Дети хуже регулируют тепло и в любой момент садятся в снег. В коляске или на волокушах ребёнку нужен на один слой больше, чем вам, а бегающему — столько же. Потрогайте шею сзади: тёплая и сухая — хорошо, влажная — слишком тепло. Пальцы почти всегда прохладные, а шея не обманет.
    # Когда пора домой
    Белое онемевшее пятно на щеке или носу — начало обморожения. Сразу согрейте его голой рукой и никогда не растирайте снегом. Если кто-то спотыкается, неудержимо дрожит или говорит бессвязно, поход окончен: сухая одежда, укрытие от ветра, тёплое питьё, если человек может пить сам, а в тяжёлом случае — звонок по номеру 112.`,
  ),
};
