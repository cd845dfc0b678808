import type { DemoPost } from '../content-item';
import { six } from '../six';

export const SKI_LENGTH: DemoPost = {
  key: 'ski-length',
  kind: 'guide',
  category: 'skiing',
  blogger: 'eero',
  scene: 'lit-trail',
  daysAgo: 21,
  models: ['latu-skin-44', 'latu-skin-46', 'viima', 'birken-45', 'loipe-carbon'],
  slug: six(
    'murtomaasuksen-pituus-ja-jaykkyys',
    'cross-country-ski-length-and-stiffness',
    'langd-och-spann-pa-langdskidor',
    'laenge-und-spannung-von-langlaufski',
    'longueur-et-rigidite-des-skis-de-fond',
    'dlina-i-zhestkost-begovyh-lyzh',
  ),
  title: six(
    'Murtomaasuksen pituus ja jäykkyys',
    'Cross-country skis: length and stiffness',
    'Längdskidor: rätt längd och rätt spann',
    'Langlaufski: Länge und Spannung',
    'Skis de fond : longueur et rigidité',
    'Беговые лыжи: длина и жёсткость',
  ),
  excerpt: six(
    'Pituus on lähtökohta, mutta paino ratkaisee. Näin löydät parin, joka pitää ja luistaa, ja testaat sen paperiliuskalla.',
    'Your height gives a starting point, your weight decides. How to find a pair that grips and glides, and test it with a slip of paper.',
    'Kroppslängden ger en utgångspunkt, vikten avgör. Så hittar du ett par som både fäster och glider, och testar det med en pappersremsa.',
    'Die Körpergröße liefert den Startwert, das Gewicht entscheidet. So finden Sie ein Paar, das haftet und gleitet, und prüfen es mit einem Papierstreifen.',
    'La taille donne un point de départ, le poids tranche. Comment trouver une paire qui accroche et qui glisse, et la vérifier avec une bande de papier.',
    'Рост даёт исходную цифру, а решает вес. Как найти пару, которая держит и скользит, и проверить её полоской бумаги.',
  ),
  text: six(
    `Kun joku tulee vuokraamoon ja sanoo, että suksi lipsuu, hän pyytää lähes aina lisää pitovoidetta. Useimmiten vika on toisaalla: suksi on hiihtäjälleen liian jäykkä. Voide ei auta, jos se ei koskaan osu lumeen.
    # Aloita pituudesta
    Omasta pituudesta laskettu luku vie oikean hyllyn luo, ei vielä oikeaan pariin.
    - Perinteinen suksi: oma pituus + 15–20 cm, aloittelijalle + 10–15 cm.
    - Luistelusuksi: oma pituus + 5–10 cm.
    - Metsäsuksi: oma pituus + 10–20 cm sen mukaan, kuinka tiheässä metsässä käännyt.
    - Lapsen ensimmäinen pari: enintään oma pituus + 10 cm. Kasvuvaralla ostettua suksea on raskas kääntää.
    # Katso sitten painoa
    Suksen keskellä on kaari. Liu’ussa paino jakautuu kahdelle sukselle ja kaaren pitää kantaa pitoalue ilmassa; potkussa kaikki paino tulee yhdelle ja kaaren pitää painua pohjaan asti. Valmistaja ilmoittaa kullekin pituudelle painorajat, joten punnitse itsesi hiihtovaatteissa ja reppu selässä, jos hiihdät reppu selässä.
    Kahden koon välissä kannattaa ottaa lyhyempi ja pehmeämpi, jos haluat varman pidon, ja pidempi, jos potkusi on napakka ja ladut ovat kovia.
    @scene/workshop
    # Paperitesti lattialla
    1. Aseta sukset tasaiselle kovalle lattialle ja seiso tasapainopisteen päällä, paino tasan molemmilla.
    2. Pyydä kaveria liu’uttamaan paperiliuskaa suksen alla. Sen pitää liikkua kantapään takaa 25–40 senttiä tasapainopisteen eteen.
    3. Siirrä koko paino yhdelle sukselle ja nouse hieman päkiälle. Nyt liuskan pitää olla jumissa.
    Jos paperi liikkuu vielä kolmannessa kohdassa, suksi on liian jäykkä. Jos se ei liiku toisessa, suksi on liian pehmeä: se pitää, mutta laahaa. Karvasuksessa karvan takaosa saa koskettaa lattiaa kevyesti tasapainollakin.
    ! Kotilattia riittää suuntaa antavaan testiin. Tarkan luvun saa mittapenkistä Helsingin ja Rovaniemen myymälöistä; mittaus ei velvoita ostamaan.
    # Sauvat samalla kertaa
    Perinteisen sauva on noin 83 prosenttia hiihtäjän pituudesta ja luistelusauva noin 89. Jos olet 175-senttinen, luvut ovat 145 ja 155. Sauvat löydät [hiihtosauvoista](group:xc-poles).
    # Kolme virhettä, joita näemme eniten
    - Pari ostetaan kaverin mitoilla, vaikka paino eroaa viisitoista kiloa.
    - Suksi valitaan kisaa varten, vaikka siitä on ladulla iloa vasta seitsemännestätoista kilometristä alkaen.
    - Sama pari yritetään saada sekä luisteluun että perinteiselle. Yhdistelmäsuksi on kompromissi, joka osaa kumpaakin vähän.
    Kun pari on löytynyt, jäljelle jää kysymys pidosta: [karva vai voide](guide:skin-or-wax). Kaikki [murtomaasukset](group:xc-skis) ovat samassa paikassa; kun kerrot painosi, etsimme myymälässä parin penkin avulla.`,
    `When somebody comes into the rental shop and says the skis are slipping, they nearly always ask for more grip wax. Usually the fault is elsewhere: the skis are too stiff for them. Wax cannot help if it never meets the snow.
    # Start with length
    A figure worked out from your height takes you to the right shelf, not yet to the right pair.
    - Classic skis: your height plus 15–20 cm; plus 10–15 cm for a beginner.
    - Skating skis: your height plus 5–10 cm.
    - Backcountry skis: your height plus 10–20 cm, depending on how tight the trees are.
    - A child’s first pair: height plus 10 cm at most. Skis bought to grow into are hard work to turn.
    # Then look at weight
    The middle of a ski is arched. While you glide, your weight is shared between two skis and the arch must hold the grip zone off the snow; as you kick, everything lands on one ski and the arch must flatten completely. Makers give a weight range for each length, so weigh yourself in ski clothes, and with your pack on if you ski with one.
    Between two sizes, take the shorter and softer for sure grip, the longer if your kick is crisp and your tracks are hard.
    @scene/workshop
    # The paper test
    1. Lay the skis on a hard, level floor and stand over the balance point, weight even on both.
    2. Ask a friend to slide a slip of paper under one ski. It should move from behind your heel to 25–40 cm ahead of the balance point.
    3. Put all your weight on that ski and rise slightly onto the ball of the foot. The paper should now be stuck.
    If it still moves in step three, the ski is too stiff. If it does not move in step two, the ski is too soft: it grips, but it drags. On a skin ski the rear of the skin may just brush the floor even when your weight is even.
    ! Your kitchen floor is good enough for a first answer. For an exact figure, use the test bench in our Helsinki and Rovaniemi stores; measuring commits you to nothing.
    # Poles at the same time
    A classic pole is about 83 per cent of the skier’s height, a skating pole about 89. At 175 cm that means 145 and 155. See [cross-country poles](group:xc-poles).
    # The three mistakes we see most
    - Buying by a friend’s size when you weigh fifteen kilos more or less.
    - Choosing a race ski that only becomes a pleasure after the seventeenth kilometre.
    - Asking one pair to do both classic and skating. A combi ski is a compromise that does a little of each.
    Once you have the pair, the next question is grip: [skin or wax](guide:skin-or-wax). All [cross-country skis](group:xc-skis) are in one place; tell our stores your weight and they will pick a pair on the bench.`,
    `När någon kommer in i uthyrningen och säger att skidorna slirar ber de nästan alltid om mer fästvalla. Oftast sitter felet någon annanstans: skidorna är för styva för sin åkare. Valla hjälper inte om den aldrig når snön.
    # Börja med längden
    Ett mått som räknas från kroppslängden leder till rätt hylla, men inte till rätt par.
    - Klassiska skidor: kroppslängd + 15–20 cm, för nybörjare + 10–15 cm.
    - Skateskidor: kroppslängd + 5–10 cm.
    - Turskidor: kroppslängd + 10–20 cm, beroende på hur tät skogen är.
    - Barnets första par: högst kroppslängd + 10 cm. Skidor att växa i är tunga att svänga med.
    # Titta sedan på vikten
    Mitt på skidan finns ett spann. När du glider delas vikten på två skidor och spannet ska hålla fästzonen ovanför snön; när du sparkar ifrån hamnar all vikt på en skida och spannet ska gå ända ner. Tillverkaren anger ett viktområde för varje längd, så väg dig i skidkläder, och med ryggsäck om du brukar åka med en.
    Hamnar du mellan två längder väljer du den kortare och mjukare för säkert fäste, den längre om ditt frånskjut är distinkt och spåren är hårda.
    @scene/workshop
    # Papperstestet
    1. Lägg skidorna på ett hårt, plant golv och ställ dig över balanspunkten med lika mycket vikt på båda.
    2. Be någon dra en pappersremsa under skidan. Den ska löpa från bakom hälen till 25–40 cm framför balanspunkten.
    3. Flytta all vikt till den skidan och lyft hälen lite. Nu ska remsan sitta fast.
    Rör den sig fortfarande i steg tre är skidan för styv. Rör den sig inte i steg två är skidan för mjuk: den fäster men släpar. På en stighudsskida får hudens bakre del snudda vid golvet även med jämn vikt.
    ! Köksgolvet duger för ett första svar. Ett exakt mått får du i mätbänken i butikerna i Helsingfors och Rovaniemi; mätningen förbinder dig inte till något.
    # Ta stavarna samtidigt
    En klassisk stav är ungefär 83 procent av kroppslängden, en skatestav ungefär 89. Är du 175 cm blir det 145 och 155. Se [längdstavar](group:xc-poles).
    # Tre misstag som vi ser ofta
    - Man köper efter en kompis mått fast det skiljer femton kilo.
    - Man väljer en tävlingsskida som blir rolig först efter sjutton kilometer.
    - Man vill ha ett par för både klassiskt och skate. En kombiskida är en kompromiss som klarar lite av varje.
    När paret är hittat återstår frågan om fästet: [stighud eller valla](guide:skin-or-wax). Alla [längdskidor](group:xc-skis) finns på ett ställe; berätta vad du väger så plockar butiken fram ett par med hjälp av mätbänken.`,
    `Wer in den Verleih kommt und sagt, die Ski rutschen nach hinten weg, bittet fast immer um mehr Haftwachs. Meist liegt es an etwas anderem: Der Ski ist für diese Person zu hart. Wachs hilft nicht, wenn es den Schnee nie berührt.
    # Mit der Länge anfangen
    Die aus der Körpergröße berechnete Länge führt zum richtigen Regal, noch nicht zum richtigen Paar.
    - Klassischer Ski: Körpergröße plus 15–20 cm, für Anfänger plus 10–15 cm.
    - Skatingski: Körpergröße plus 5–10 cm.
    - Backcountry-Ski: Körpergröße plus 10–20 cm, je nachdem, wie dicht der Wald steht.
    - Erstes Paar für Kinder: höchstens Körpergröße plus 10 cm. Ein Ski zum Hineinwachsen dreht schwer.
    # Dann auf das Gewicht schauen
    Die Mitte des Skis ist gewölbt. Beim Gleiten verteilt sich das Gewicht auf zwei Ski, und die Wölbung muss die Haftzone vom Schnee fernhalten; beim Abstoß steht alles auf einem Ski, und sie muss sich ganz flach drücken lassen. Die Hersteller nennen für jede Länge einen Gewichtsbereich. Wiegen Sie sich also in Skikleidung, und mit Rucksack, falls Sie mit Rucksack laufen.
    Zwischen zwei Längen nehmen Sie die kürzere, weichere für sicheren Halt und die längere, wenn Ihr Abstoß kräftig ist und die Loipen hart sind.
    @scene/workshop
    # Der Papiertest
    1. Legen Sie die Ski auf einen harten, ebenen Boden und stellen Sie sich über den Balancepunkt, beide Ski gleich belastet.
    2. Lassen Sie jemanden einen Papierstreifen unter dem Ski bewegen. Er sollte von hinter der Ferse bis 25–40 cm vor den Balancepunkt laufen.
    3. Verlagern Sie das ganze Gewicht auf diesen Ski und gehen Sie leicht auf den Ballen. Jetzt muss der Streifen festsitzen.
    Bewegt er sich bei Schritt drei noch, ist der Ski zu hart. Bewegt er sich bei Schritt zwei nicht, ist er zu weich: Er haftet, aber er bremst. Beim Fellski darf das hintere Ende des Fells den Boden auch bei gleicher Belastung leicht streifen.
    ! Für eine erste Antwort genügt der Küchenboden. Den genauen Wert liefert die Messbank in den Filialen Helsinki und Rovaniemi; das Messen verpflichtet zu nichts.
    # Die Stöcke gleich dazu
    Ein klassischer Stock misst etwa 83 Prozent der Körpergröße, ein Skatingstock etwa 89. Bei 175 cm sind das 145 und 155. Hier geht es zu den [Langlaufstöcken](group:xc-poles).
    # Die drei häufigsten Fehler
    - Das Paar wird nach der Größe eines Freundes gekauft, der fünfzehn Kilo mehr oder weniger wiegt.
    - Gewählt wird ein Rennski, der erst nach siebzehn Kilometern Freude macht.
    - Ein Paar soll Klassik und Skating zugleich können. Ein Kombiski kann von beidem ein wenig.
    Steht das Paar fest, bleibt die Frage nach dem Halt: [Fell oder Wachs](guide:skin-or-wax). Alle [Langlaufski](group:xc-skis) finden Sie an einem Ort; nennen Sie uns Ihr Gewicht, dann sucht die Filiale auf der Messbank ein Paar heraus.`,
    `Quand quelqu’un arrive à la location en disant que ses skis reculent, il réclame presque toujours plus de fart de retenue. Le problème est le plus souvent ailleurs : le ski est trop raide pour lui. Le fart ne sert à rien s’il ne touche jamais la neige.
    # D’abord la longueur
    Un chiffre tiré de votre taille mène au bon rayon, pas encore à la bonne paire.
    - Ski classique : votre taille + 15 à 20 cm, + 10 à 15 cm pour débuter.
    - Ski de skating : votre taille + 5 à 10 cm.
    - Ski de raid : votre taille + 10 à 20 cm, selon la densité de la forêt.
    - Première paire d’un enfant : sa taille + 10 cm au plus. Un ski acheté pour plus tard tourne mal aujourd’hui.
    # Ensuite le poids
    Le milieu du ski est cambré. En glisse, le poids se répartit sur deux skis et le cambre doit tenir la zone d’accroche au-dessus de la neige ; à la poussée, tout arrive sur un seul ski et le cambre doit s’écraser complètement. Les fabricants indiquent une plage de poids pour chaque longueur : pesez-vous en tenue de ski, et avec votre sac si vous skiez chargé.
    Entre deux longueurs, prenez la plus courte et la plus souple pour une accroche sûre, la plus longue si votre poussée est franche et vos pistes dures.
    @scene/workshop
    # Le test du papier
    1. Posez les skis sur un sol dur et plat, placez-vous au point d’équilibre, le poids également réparti.
    2. Demandez à quelqu’un de glisser une bande de papier sous le ski. Elle doit circuler de l’arrière du talon jusqu’à 25 à 40 cm devant le point d’équilibre.
    3. Mettez tout votre poids sur ce ski et montez légèrement sur l’avant du pied. La bande doit se bloquer.
    Si elle bouge encore à l’étape trois, le ski est trop raide. Si elle ne bouge pas à l’étape deux, il est trop souple : il accroche, mais il traîne. Sur un ski à peau, l’arrière de la peau peut effleurer le sol même à poids égal.
    ! Le carrelage de la cuisine suffit pour une première réponse. Pour une mesure exacte, passez au banc de nos magasins d’Helsinki et de Rovaniemi ; la mesure n’engage à rien.
    # Les bâtons dans la foulée
    Un bâton de classique fait environ 83 % de la taille du skieur, un bâton de skating environ 89 %. Pour 175 cm, cela donne 145 et 155. Voyez les [bâtons de ski de fond](group:xc-poles).
    # Les trois erreurs les plus courantes
    - Acheter à la taille d’un ami qui pèse quinze kilos de plus ou de moins.
    - Choisir un ski de course qui ne devient agréable qu’au dix-septième kilomètre.
    - Vouloir une seule paire pour le classique et le skating. Un ski mixte fait un peu des deux.
    La paire trouvée, reste l’accroche : [peau ou fart](guide:skin-or-wax). Tous les [skis de fond](group:xc-skis) sont réunis ; donnez votre poids au magasin, qui choisira une paire au banc.`,
    `Когда человек приходит в прокат и говорит, что лыжи отдают назад, он почти всегда просит побольше мази держания. Чаще дело в другом: лыжи для него слишком жёсткие. Мазь не поможет, если она вообще не касается снега.
    # Начните с длины
    Цифра, посчитанная от роста, приведёт к нужной полке, но ещё не к нужной паре.
    - Классические лыжи: рост плюс 15–20 см, новичку — плюс 10–15 см.
    - Коньковые лыжи: рост плюс 5–10 см.
    - Лесные лыжи: рост плюс 10–20 см — смотря насколько густой лес.
    - Первая пара ребёнка: не больше роста плюс 10 см. Лыжи «на вырост» тяжело поворачивать.
    # Затем смотрите на вес
    В середине лыжи есть прогиб. Когда вы скользите, вес делится на две лыжи, и прогиб должен держать колодку над снегом; при толчке весь вес приходится на одну, и прогиб должен продавиться полностью. Производитель указывает для каждой длины диапазон веса, поэтому взвесьтесь в лыжной одежде — и с рюкзаком, если ходите с рюкзаком.
    Если попали между двумя размерами, берите короче и мягче ради надёжного держания или длиннее, если толчок у вас резкий, а лыжни жёсткие.
    @scene/workshop
    # Проверка бумагой
    1. Положите лыжи на твёрдый ровный пол и встаньте над точкой баланса, распределив вес поровну.
    2. Попросите кого-нибудь провести под лыжей полоску бумаги. Она должна ходить от места за пяткой до места в 25–40 см перед точкой баланса.
    3. Перенесите весь вес на эту лыжу и слегка приподнимитесь на носок. Теперь полоска должна быть зажата.
    Если на третьем шаге бумага ещё движется, лыжа слишком жёсткая. Если не движется на втором — слишком мягкая: держит, но тормозит. У лыж с камусом задний край камуса может слегка касаться пола и при равной нагрузке.
    ! Для первого ответа хватит пола на кухне. Точную цифру даст измерительный стенд в магазинах в Хельсинки и Рованиеми; измерение ни к чему не обязывает.
    # Заодно и палки
    Палка для классики — около 83 процентов роста, для конька — около 89. При росте 175 см это 145 и 155. Смотрите [палки для беговых лыж](group:xc-poles).
    # Три самые частые ошибки
    - Пару покупают по меркам друга, хотя вес отличается на пятнадцать килограммов.
    - Выбирают гоночные лыжи, которые начинают радовать только после семнадцатого километра.
    - Хотят одну пару и для классики, и для конька. Комбинированные лыжи — компромисс, который умеет понемногу того и другого.
    Пара найдена — остаётся вопрос держания: [камус или мазь](guide:skin-or-wax). Все [беговые лыжи](group:xc-skis) собраны в одном разделе; назовите в магазине свой вес, и мы подберём пару на стенде.`,
  ),
};
