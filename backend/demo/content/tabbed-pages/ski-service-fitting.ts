import type { DemoTab } from '../content-item';
import { six } from '../six';

/** Mounting of bindings. */
export const MOUNTING_TAB: DemoTab = {
  slug: six(
    'siteiden-asennus',
    'mounting-bindings',
    'bindningsmontering',
    'bindungsmontage',
    'montage-des-fixations',
    'ustanovka-kreplenij',
  ),
  title: six(
    'Siteiden asennus',
    'Mounting bindings',
    'Bindningsmontering',
    'Bindungsmontage',
    'Montage des fixations',
    'Установка креплений',
  ),
  text: six(
    `Siteet asennetaan jigillä, ja laskettelusiteiden laukeaminen säädetään standardin ISO 11088 mukaan. Sitä varten kysymme pituuden, painon, iän, kengän pohjan pituuden ja laskutavan. Valehtele niistä kaverille, älä meille.
    # Mitä pitää tietää etukäteen
    - Monojen pohja ja side kuuluvat yhteen: GripWalk-pohja sopii vain siteisiin, joissa niin lukee, ja pinnisiteisiin tarvitaan mono, jossa on metalliset kolot.
    - Jarrun pitää olla suksen keskiosaa leveämpi, enintään 15 millimetriä.
    - Vanhoista reikistä tarvitaan vähintään sentin väli uusiin.
    # Verkkokaupasta
    Kun tilaat sukset ja siteet yhdessä, sukset lähtevät asennettuina kahden päivän kuluttua. Säätötiedot ovat lapussa paketissa; tarkistuta ne, jos painosi tai monosi vaihtuu.`,
    `Bindings are mounted with a jig, and the release of alpine bindings is set by the standard ISO 11088. For that we ask for your height, weight, age, the length of your boot sole and the way you ski. Fib about those to a friend, not to us.
    # What to know beforehand
    - Sole and binding belong together: GripWalk soles fit only bindings marked so, and pin bindings need boots with metal inserts.
    - The brake must be wider than the ski’s waist, by 15 millimetres at most.
    - New holes need at least a centimetre from old ones.
    # From the web shop
    If you order skis and bindings together, the skis leave mounted after two days. The settings are on a slip in the parcel; have them checked if your weight or your boots change.`,
    `Bindningar monteras med jigg, och alpinbindningars utlösning ställs in enligt standarden ISO 11088. Därför frågar vi efter längd, vikt, ålder, sulans längd och hur du åker. Skarva gärna för en kompis, men inte för oss.
    # Bra att veta på förhand
    - Sula och bindning hör ihop: en GripWalk-sula passar bara bindningar med den märkningen, och pinbindningar kräver pjäxor med metallfästen.
    - Bromsen ska vara bredare än skidans midja, högst 15 millimeter.
    - Nya hål behöver minst en centimeter till de gamla.
    # Från webbutiken
    Beställer du skidor och bindningar tillsammans skickas skidorna monterade efter två dagar. Inställningarna står på en lapp i paketet; låt kontrollera dem om din vikt eller dina pjäxor ändras.`,
    `Bindungen werden mit der Schablone montiert, und die Auslösung von Alpinbindungen wird nach ISO 11088 eingestellt. Dafür fragen wir nach Größe, Gewicht, Alter, Sohlenlänge und Fahrweise. Schummeln Sie dabei gern bei Freunden, aber nicht bei uns.
    # Was man vorher wissen muss
    - Sohle und Bindung gehören zusammen: GripWalk-Sohlen passen nur in so gekennzeichnete Bindungen, und Pinbindungen brauchen Schuhe mit Metalleinsätzen.
    - Die Bremse muss breiter sein als die Skimitte, höchstens um 15 Millimeter.
    - Neue Löcher brauchen mindestens einen Zentimeter Abstand zu alten.
    # Aus dem Onlineshop
    Bestellen Sie Ski und Bindung zusammen, gehen die Ski nach zwei Tagen fertig montiert ab. Die Einstellwerte liegen als Zettel bei; lassen Sie sie prüfen, wenn sich Gewicht oder Schuhe ändern.`,
    `Les fixations se montent au gabarit, et le déclenchement des fixations alpines se règle selon la norme ISO 11088. Nous demandons donc taille, poids, âge, longueur de semelle et façon de skier. Mentez là-dessus à vos amis, pas à nous.
    # À savoir avant
    - Semelle et fixation vont ensemble : une semelle GripWalk ne va qu’aux fixations ainsi marquées, et les fixations à inserts demandent des chaussures à inserts métalliques.
    - Le frein doit être plus large que le patin, de 15 millimètres au plus.
    - Entre anciens et nouveaux trous, il faut au moins un centimètre.
    # Depuis la boutique en ligne
    Skis et fixations commandés ensemble partent montés deux jours plus tard. Les réglages figurent sur un feuillet dans le colis ; faites-les vérifier si votre poids ou vos chaussures changent.`,
    `Крепления ставят по кондуктору, а срабатывание горнолыжных настраивают по стандарту ISO 11088. Для этого мы спрашиваем рост, вес, возраст, длину подошвы и манеру катания. Приукрашивайте их перед друзьями, но не перед нами.
    # Что нужно знать заранее
    - Подошва и крепление составляют пару: GripWalk подходит только к креплениям с такой пометкой, а пиновым креплениям нужны ботинки с металлическими гнёздами.
    - Тормоз должен быть шире талии лыжи, но не больше чем на 15 миллиметров.
    - От старых отверстий до новых — не меньше сантиметра.
    # Из интернет-магазина
    Если заказать лыжи и крепления вместе, лыжи с установленными креплениями уйдут через два дня. Настройки указаны на листке в посылке; проверьте их, если изменился вес или ботинки.`,
  ),
};

/** Fitting and moulding of boots. */
export const BOOT_FITTING_TAB: DemoTab = {
  slug: six(
    'monojen-sovitus',
    'boot-fitting',
    'pjaxanpassning',
    'schuhanpassung',
    'ajustement-des-chaussures',
    'podgonka-botinok',
  ),
  title: six(
    'Monojen sovitus',
    'Boot fitting',
    'Pjäxanpassning',
    'Schuhanpassung',
    'Ajustement des chaussures',
    'Подгонка ботинок',
  ),
  text: six(
    `Varaa aikaa tunti ja ota mukaan ohut laskettelusukka. Mittaamme jalan pituuden ja leveyden, katsomme nilkan liikkeen ja etsimme kuoren ennen kuin puhumme väristä.
    # Lämpömuotoilu
    Jos malli on siihen tehty, kuori ja sisäkenkä lämmitetään ja jäähtyvät jalkaasi. Se kestää parikymmentä minuuttia eikä satu. Muotoilu kuuluu hintaan, kun mono on ostettu meiltä.
    # Jos jokin painaa myöhemmin
    1. Laske kolme päivää ja merkitse kipukohta kynällä sukkaan.
    2. Tule takaisin, niin venytämme tai jyrsimme kuorta siitä kohdasta.
    3. Jos sekään ei auta, koko tai lesti on väärä, ja sanomme sen ääneen.
    Kotona voit kokeilla [oppaan](guide:fitting-boots) neljää testiä ennen kuin lähdet.`,
    `Allow an hour and bring a thin ski sock. We measure length and width, look at how your ankle moves, and find the shell before we speak of colour.
    # Heat-moulding
    If the model is made for it, shell and liner are warmed and cool on your foot. It takes some twenty minutes and does not hurt. Moulding is part of the price when the boot is from us.
    # If something presses later
    1. Ski for three days and mark the sore place on your sock with a pen.
    2. Come back, and we stretch or grind the shell at that spot.
    3. If that fails too, the size or the last is wrong, and we say so.
    At home you can try the four tests of [our guide](guide:fitting-boots) before you set out.`,
    `Räkna med en timme och ta med en tunn skidstrumpa. Vi mäter fotens längd och bredd, ser hur fotleden rör sig och letar fram skalet innan vi talar om färg.
    # Värmeformning
    Är modellen gjord för det värms skal och innersko upp och svalnar på din fot. Det tar ett tjugotal minuter och gör inte ont. Formningen ingår i priset när pjäxan är köpt hos oss.
    # Om något trycker senare
    1. Åk i tre dagar och märk ut det ömma stället på strumpan med en penna.
    2. Kom tillbaka, så tänjer eller fräser vi skalet just där.
    3. Hjälper inte det heller är storleken eller lästen fel, och det säger vi.
    Hemma kan du pröva de fyra testerna i [guiden](guide:fitting-boots) innan du ger dig av.`,
    `Planen Sie eine Stunde ein und bringen Sie eine dünne Skisocke mit. Wir messen Länge und Breite, sehen, wie sich der Knöchel bewegt, und suchen die Schale, bevor wir über Farben reden.
    # Thermisches Anpassen
    Ist das Modell dafür gemacht, werden Schale und Innenschuh erwärmt und kühlen an Ihrem Fuß ab. Das dauert etwa zwanzig Minuten und tut nicht weh. Bei uns gekaufte Schuhe passen wir ohne Aufpreis an.
    # Wenn später etwas drückt
    1. Fahren Sie drei Tage und markieren Sie die Stelle mit einem Stift auf der Socke.
    2. Kommen Sie wieder, dann weiten oder fräsen wir die Schale genau dort.
    3. Hilft auch das nicht, ist die Größe oder der Leisten falsch, und das sagen wir.
    Zu Hause können Sie vorab die vier Tests aus dem [Ratgeber](guide:fitting-boots) machen.`,
    `Comptez une heure et apportez une chaussette de ski fine. Nous mesurons longueur et largeur, observons la cheville et cherchons la coque avant de parler couleur.
    # Thermoformage
    Si le modèle est prévu pour, coque et chausson sont chauffés et refroidissent sur votre pied. Cela prend une vingtaine de minutes et ne fait pas mal. C’est compris dans le prix des chaussures achetées chez nous.
    # Si quelque chose serre plus tard
    1. Skiez trois jours et marquez le point douloureux au stylo sur la chaussette.
    2. Revenez : nous élargissons ou fraisons la coque à cet endroit.
    3. Si cela ne suffit pas, la pointure ou la forme ne va pas, et nous le disons.
    Chez vous, les quatre tests du [guide](guide:fitting-boots) préparent la visite.`,
    `Запланируйте час и возьмите тонкий лыжный носок. Мы измерим длину и ширину стопы, посмотрим, как ходит голеностоп, и подберём оболочку, прежде чем говорить о цвете.
    # Термоформовка
    Если модель это позволяет, оболочку и внутренник нагревают, и они остывают на вашей ноге. Это занимает минут двадцать и не больно. Для ботинок, купленных у нас, формовка входит в цену.
    # Если потом где-то давит
    1. Покатайтесь три дня и отметьте больное место ручкой на носке.
    2. Приходите — растянем или расточим оболочку именно там.
    3. Если и это не поможет, размер или колодка не ваши, и мы так и скажем.
    Дома до визита можно пройти четыре проверки из [руководства](guide:fitting-boots).`,
  ),
};
