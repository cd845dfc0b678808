import type { DemoPost } from '../content-item';
import { six } from '../six';

export const SKIN_OR_WAX: DemoPost = {
  key: 'skin-or-wax',
  kind: 'guide',
  category: 'skiing',
  blogger: 'eero',
  scene: 'mire',
  daysAgo: 9,
  models: ['hameenkangas-44', 'paloheina-45', 'sininen-ekstra', 'nollakeli', 'kevatjaa', 'yleiskeli'],
  slug: six(
    'karvasuksi-vai-voideltava',
    'skin-skis-or-wax',
    'stighudsskidor-eller-valla',
    'fellski-oder-wachs',
    'peau-ou-fart',
    'kamus-ili-maz',
  ),
  title: six(
    'Karva vai voide?',
    'Skin or wax?',
    'Stighud eller valla?',
    'Fell oder Wachs?',
    'Peau ou fart ?',
    'Камус или мазь?',
  ),
  excerpt: six(
    'Karvasuksella lähdetään heti, voideltavalla luistetaan pidemmälle. Kumpi sopii sinun talveesi, ja miten kumpaakin hoidetaan.',
    'A skin ski is ready at once, a waxed one glides further. Which suits your winter, and how to look after each.',
    'Stighudsskidan är redo direkt, den vallade glider längre. Vilken passar din vinter, och hur sköter du dem?',
    'Mit dem Fellski geht es sofort los, der gewachste gleitet weiter. Welcher zu Ihrem Winter passt und wie man beide pflegt.',
    'Le ski à peau est prêt tout de suite, le ski farté glisse plus loin. Lequel convient à votre hiver, et comment les entretenir.',
    'Лыжи с камусом готовы сразу, смазанные скользят дальше. Что подойдёт вашей зиме и как ухаживать за тем и другим.',
  ),
  text: six(
    `Vuokraamossa on satakunta paria karvasuksia ja yksi hylly voideltavia. Suhde kertoo, mitä ihmiset haluavat, mutta ei sitä, kumpi on parempi. Itse hiihdän arkena karvoilla ja helmikuun pakkassunnuntait voideltavilla.
    # Karva, kun keli vaihtuu
    Pohjaan upotettu mohairkaistale antaa liukua eteenpäin mutta nousee pystyyn, kun suksi yrittää taaksepäin. Karva on vahvimmillaan nollan tienoilla, uudella lumella ja kun aamun pakkanen muuttuu suojaksi. Luistosta se vie muutaman prosentin: tunnin lenkillä eron huomaa kaveriin, ei kelloon.
    # Voide, kun pakkanen pysyy
    Kuivalla lumella oikein voideltu suksi pitää yhtä varmasti ja luistaa selvästi paremmin, ja itse suksi on usein halvempi. Hinta maksetaan ajassa: varttitunti ennen lenkkiä ja joskus toinen sen aikana.
    Suuntaa antavat rajat, aina lumen lämpötilan mukaan:
    - vihreä noin −8…−15 asteessa
    - sininen noin −2…−8 asteessa, se yksi purkki jos otat vain yhden
    - violetti tai punainen nollan molemmin puolin uudella lumella
    - liisteri, kun latu on jäinen, karkea tai märkä
    # Näin pitovoidellaan
    @figure/grip-zone
    1. Puhdista vanha voide pois. Pitoalue alkaa kantapään kohdalta ja jatkuu 55–60 senttiä eteenpäin.
    2. Hiero ohut kerros ja tasoita korkilla. Kolmesta viiteen ohutta on parempi kuin yksi paksu.
    3. Anna suksen jäähtyä ulkona kymmenen minuuttia, ennen kuin hiihdät.
    4. Jos lipsuu, jatka voidetta ensin eteenpäin ja vaihda vasta sitten pehmeämpään.
    ! Mittaa lämpö lumesta, älä autosta. Auringossa ilma voi olla nollassa ja varjoladun lumi kuudessa pakkasasteessa.
    # Luistovoide kuuluu molempiin
    Karvasuksenkin kärki ja kanta tarvitsevat luistovoidetta. Nestemäinen levitetään parissa minuutissa, parafiini kestää pidempään: sulata se noin 120-asteisella raudalla ja pidä rauta koko ajan liikkeessä, anna jäähtyä parikymmentä minuuttia, sikloi ja harjaa. Parafiini ei saa osua karvaan, eikä pitovoidekaan.
    @scene/workshop
    # Karvan hoito
    - Harjaa irtolumi pois ja kuivaa sukset huoneenlämmössä, ei patterin päällä.
    - Pyyhi karva puhdistusaineella noin sadan kilometrin välein: ladusta tarttuva öljy vie pidon paljon ennen kulumista.
    - Suojakelillä suihkuta jäätymisenestoainetta, muuten karva kerää lumipatjan.
    # Kumpi siis?
    Jos hiihdät alle kolmekymmentä kertaa talvessa, asut rannikolla tai lähdet suoraan töistä, ota karva. Jos talvesi on pitkä ja kylmä ja voitelu on sinusta osa hiihtämistä, ota voideltava. Pituus ja jäykkyys ratkaisevat kummassakin enemmän kuin pito: siitä kertoo [suksen valinnan opas](guide:ski-length). Voiteet ovat [täällä](group:skins-wax), ja Helsingin [voitelukoulussa](page:events) saa sotkea meidän pöydällämme.`,
    `Our rental room holds about a hundred pairs of skin skis and one rack of waxing skis. That ratio says what people want, not which is better. I ski on skins through the week and on wax on cold February Sundays.
    # Skins, when the weather changes
    A strip of mohair set into the base lets the ski run forward but stands up when it tries to slip back. Skins are strongest around zero, on new snow and on days when morning frost turns to thaw. They cost a few per cent of glide: on an hour’s loop you notice it beside a friend, not on your watch.
    # Wax, when the cold holds
    On dry snow a well-waxed ski grips just as surely and glides clearly better, and the skis themselves are often cheaper. You pay in time: a quarter of an hour before the outing and sometimes another on the way.
    Rough ranges, always by the temperature of the snow:
    - green from about −8 to −15 °C
    - blue from about −2 to −8 °C, the tin to own if you own only one
    - violet or red on either side of zero, on new snow
    - klister when the track is icy, coarse or wet
    # How to put on grip wax
    @figure/grip-zone
    1. Clean off the old wax. The grip zone starts under your heel and runs 55–60 cm forward.
    2. Rub on a thin layer and smooth it with a cork. Three to five thin ones beat one thick one.
    3. Let the skis cool outdoors for ten minutes before you set off.
    4. If they slip, first go longer towards the tip, and only then softer.
    ! Measure the snow, not the car. In the sun the air can be at zero while the snow on a shaded track is at minus six.
    # Glide wax belongs on both
    The tip and tail of a skin ski need glide wax too. Liquid goes on in two minutes; paraffin lasts longer. Melt it with an iron at about 120 °C, keep the iron moving, let it cool for twenty minutes, then scrape and brush. Keep paraffin off the skin, and grip wax as well.
    @scene/workshop
    # Looking after the skin
    - Brush off loose snow and dry the skis at room temperature, not on a radiator.
    - Wipe the skin with cleaner every hundred kilometres or so: oils from the track take the grip long before wear does.
    - In a thaw, spray it with anti-icing fluid, or it will collect a mattress of snow.
    # So which?
    If you ski fewer than thirty times a winter, live on the coast or go straight from work, take skins. If your winter is long and cold and waxing is part of the pleasure, take wax. In both, length and stiffness matter more than grip: read [how to choose the skis](guide:ski-length). Waxes are [here](group:skins-wax), and at the [waxing school](page:events) in Helsinki you may make a mess of our bench.`,
    `I uthyrningen har vi ett hundratal par stighudsskidor och en enda hylla med vallningsskidor. Det säger vad folk vill ha, inte vilket som är bäst. Själv åker jag på hudar i veckan och på valla kalla februarisöndagar.
    # Hud när vädret växlar
    En remsa mohair i belaget låter skidan glida framåt men reser sig när den vill bakåt. Huden är som bäst kring nollan, på nysnö och när morgonens kyla går över i töväder. Den kostar några procent glid: på en timmes runda märks det mot kompisen, inte på klockan.
    # Valla när kylan håller i sig
    På torr snö fäster en rätt vallad skida lika säkert och glider klart bättre, och själva skidan är ofta billigare. Priset betalas i tid: en kvart före turen och ibland en till under vägen.
    Ungefärliga gränser, alltid efter snöns temperatur:
    - grön vid cirka −8 till −15 grader
    - blå vid cirka −2 till −8 grader, burken att ha om du bara har en
    - violett eller röd på båda sidor om nollan, på nysnö
    - klister när spåret är isigt, grovt eller blött
    # Så lägger du fästvalla
    @figure/grip-zone
    1. Ta bort den gamla vallan. Fästzonen börjar under hälen och går 55–60 cm framåt.
    2. Gnid på ett tunt lager och korka ut det. Tre till fem tunna är bättre än ett tjockt.
    3. Låt skidorna svalna ute i tio minuter innan du åker.
    4. Om det slirar lägger du först längre fram och först därefter mjukare valla.
    ! Mät i snön, inte i bilen. I solen kan luften vara nollgradig medan snön i ett skuggat spår håller sex minus.
    # Glidvalla hör till båda
    Även stighudsskidans spets och bakände behöver glidvalla. Flytande går på på två minuter, paraffin håller längre: smält in det med järnet på cirka 120 grader, håll järnet i rörelse, låt svalna i tjugo minuter, sickla och borsta. Paraffin får inte komma på huden, och inte fästvalla heller.
    @scene/workshop
    # Skötsel av huden
    - Borsta bort lös snö och torka skidorna i rumstemperatur, inte på elementet.
    - Torka av huden med rengöring ungefär var hundrade kilometer: oljor från spåret tar fästet långt före slitaget.
    - I töväder sprejar du med isskydd, annars samlar huden en snömadrass.
    # Vilket ska det bli?
    Åker du färre än trettio gånger per vinter, bor vid kusten eller åker direkt efter jobbet: ta hud. Är din vinter lång och kall och vallningen en del av nöjet: ta valla. I båda fallen betyder längd och spann mer än fästet, se [guiden om skidval](guide:ski-length). Vallorna finns [här](group:skins-wax), och på [vallaskolan](page:events) i Helsingfors får du kladda ner vårt bord.`,
    `In unserem Verleih stehen rund hundert Paar Fellski und ein einziges Regal mit Wachsski. Das zeigt, was die Leute wollen, nicht, was besser ist. Ich selbst laufe unter der Woche auf Fell und an kalten Februarsonntagen auf Wachs.
    # Fell, wenn das Wetter wechselt
    Ein in den Belag eingelassener Streifen Mohair lässt den Ski nach vorn laufen und stellt sich auf, sobald er nach hinten will. Am stärksten ist das Fell um null Grad, auf Neuschnee und wenn der Morgenfrost in Tauwetter übergeht. Es kostet ein paar Prozent Gleiten: Auf einer Stundenrunde merkt man das neben einem Freund, nicht auf der Uhr.
    # Wachs, wenn die Kälte bleibt
    Auf trockenem Schnee haftet ein gut gewachster Ski ebenso sicher und gleitet deutlich besser, und oft ist der Ski selbst günstiger. Bezahlt wird mit Zeit: eine Viertelstunde vorher und manchmal eine zweite unterwegs.
    Grobe Bereiche, immer nach der Schneetemperatur:
    - Grün bei etwa −8 bis −15 °C
    - Blau bei etwa −2 bis −8 °C, die eine Dose, falls es nur eine sein soll
    - Violett oder Rot beiderseits von null Grad auf Neuschnee
    - Klister, wenn die Spur eisig, grob oder nass ist
    # So wird Haftwachs aufgetragen
    @figure/grip-zone
    1. Altes Wachs entfernen. Die Haftzone beginnt unter der Ferse und reicht 55–60 cm nach vorn.
    2. Dünn auftragen und mit dem Korken glätten. Drei bis fünf dünne Schichten sind besser als eine dicke.
    3. Die Ski vor dem Start zehn Minuten im Freien auskühlen lassen.
    4. Rutscht es, zuerst weiter nach vorn wachsen und erst dann weicher.
    ! Messen Sie im Schnee, nicht im Auto. In der Sonne kann die Luft null Grad haben, während der Schnee in der Schattenspur sechs Grad minus misst.
    # Gleitwachs gehört auf beide
    Auch beim Fellski brauchen Spitze und Ende Gleitwachs. Flüssiges ist in zwei Minuten aufgetragen, Paraffin hält länger: bei etwa 120 °C einbügeln, das Eisen ständig bewegen, zwanzig Minuten auskühlen lassen, abziehen und bürsten. Paraffin darf nicht ans Fell kommen, Haftwachs ebenso wenig.
    @scene/workshop
    # Pflege des Fells
    - Losen Schnee abbürsten und die Ski bei Zimmertemperatur trocknen, nicht auf dem Heizkörper.
    - Etwa alle hundert Kilometer mit Fellreiniger abwischen: Öl aus der Spur nimmt den Halt lange vor dem Verschleiß.
    - Bei Tauwetter mit Vereisungsschutz einsprühen, sonst sammelt das Fell ein Polster aus Schnee.
    # Und nun?
    Wer weniger als dreißig Mal im Winter läuft, an der Küste wohnt oder gleich nach der Arbeit startet, nimmt Fell. Wer einen langen, kalten Winter hat und gern wachst, nimmt Wachs. Länge und Spannung sind bei beiden wichtiger als die Haftung, dazu mehr im [Ratgeber zur Skiwahl](guide:ski-length). Die Wachse stehen [hier](group:skins-wax), und im [Wachskurs](page:events) in Helsinki dürfen Sie unseren Tisch bekleckern.`,
    `Notre salle de location compte une centaine de paires à peau et un seul râtelier de skis à farter. Cela dit ce que les gens demandent, pas ce qui est mieux. Pour ma part, je skie sur peaux en semaine et sur fart les dimanches froids de février.
    # La peau, quand le temps change
    Une bande de mohair encastrée dans la semelle laisse filer le ski vers l’avant et se hérisse dès qu’il veut reculer. Elle excelle autour de zéro, sur neige fraîche et quand le gel du matin tourne au redoux. Elle coûte quelques pour cent de glisse : sur une heure, cela se voit à côté d’un ami, pas sur la montre.
    # Le fart, quand le froid tient
    Sur neige sèche, un ski bien farté accroche aussi sûrement et glisse nettement mieux ; le ski lui-même est souvent moins cher. On paie en temps : un quart d’heure avant la sortie, parfois un second en route.
    Des plages indicatives, toujours selon la température de la neige :
    - vert, d’environ −8 à −15 °C
    - bleu, d’environ −2 à −8 °C, la boîte à avoir si l’on n’en a qu’une
    - violet ou rouge, de part et d’autre de zéro, sur neige fraîche
    - klister, quand la trace est verglacée, à gros grains ou mouillée
    # Poser le fart de retenue
    @figure/grip-zone
    1. Retirez l’ancien fart. La zone d’accroche part du talon et avance de 55 à 60 cm.
    2. Frottez une couche mince et lissez au liège. Trois à cinq couches fines valent mieux qu’une épaisse.
    3. Laissez les skis refroidir dehors dix minutes avant de partir.
    4. Si le ski recule, allongez d’abord la zone vers la spatule, puis seulement passez à plus tendre.
    ! Mesurez dans la neige, pas dans la voiture. Au soleil, l’air peut être à zéro alors que la neige d’une trace à l’ombre est à moins six.
    # Le fart de glisse, pour les deux
    La spatule et le talon d’un ski à peau ont aussi besoin de fart. Le liquide se pose en deux minutes, la paraffine dure plus longtemps : fondez-la au fer vers 120 °C sans jamais l’arrêter, laissez refroidir vingt minutes, raclez et brossez. Ni paraffine ni fart de retenue ne doivent toucher la peau.
    @scene/workshop
    # Entretenir la peau
    - Brossez la neige et laissez sécher à température ambiante, jamais sur un radiateur.
    - Essuyez la peau au nettoyant tous les cent kilomètres environ : les huiles de la trace lui ôtent l’accroche bien avant l’usure.
    - Par redoux, vaporisez un produit antigivre, sinon elle ramasse un matelas de neige.
    # Alors, lequel ?
    Moins de trente sorties par hiver, la côte, le départ juste après le travail : prenez la peau. Un hiver long et froid, et du plaisir à farter : prenez le fart. Dans les deux cas, longueur et rigidité comptent plus que l’accroche, voyez [comment choisir ses skis](guide:ski-length). Les farts sont [ici](group:skins-wax), et à l’[école de fartage](page:events) d’Helsinki, c’est notre établi que l’on salit.`,
    `В нашем прокате около сотни пар с камусом и одна стойка под мазь. Это говорит о том, чего хотят люди, а не о том, что лучше. Сам я в будни хожу на камусе, а морозными февральскими воскресеньями — на мази.
    # Камус — когда погода меняется
    Полоска мохера, вклеенная в скользящую поверхность, пропускает лыжу вперёд и встаёт дыбом, когда та хочет назад. Сильнее всего камус около нуля, на свежем снегу и в дни, когда утренний мороз сменяется оттепелью. Он отнимает несколько процентов скольжения: за час это заметно рядом с другом, но не по часам.
    # Мазь — когда мороз держится
    На сухом снегу правильно смазанная лыжа держит не хуже, а скользит заметно лучше, да и сами лыжи часто дешевле. Платить приходится временем: четверть часа до выхода и иногда ещё столько же по дороге.
    Примерные границы, всегда по температуре снега:
    - зелёная — примерно от −8 до −15 °C
    - синяя — примерно от −2 до −8 °C; если банка одна, то эта
    - фиолетовая или красная — около нуля в обе стороны, по свежему снегу
    - клистер — когда лыжня ледяная, зернистая или мокрая
    # Как наносить мазь держания
    @figure/grip-zone
    1. Снимите старую мазь. Колодка начинается под пяткой и тянется на 55–60 см вперёд.
    2. Нанесите тонкий слой и растушуйте пробкой. Три-пять тонких слоёв лучше одного толстого.
    3. Дайте лыжам остыть на улице десять минут.
    4. Если отдаёт, сначала удлините колодку к носку и только потом берите мазь мягче.
    ! Меряйте снег, а не воздух у машины. На солнце может быть ноль, а снег на тенистой лыжне — минус шесть.
    # Мазь скольжения нужна обеим
    Носку и пятке лыжи с камусом тоже нужна мазь скольжения. Жидкую наносят за две минуты, парафин держится дольше: расплавьте его утюгом примерно при 120 °C, не останавливая утюг, дайте остыть двадцать минут, снимите скребком и пройдитесь щёткой. На камус не должны попадать ни парафин, ни мазь держания.
    @scene/workshop
    # Уход за камусом
    - Смахните снег и сушите лыжи при комнатной температуре, не на батарее.
    - Примерно каждые сто километров протирайте камус очистителем: масло с лыжни лишает его хватки задолго до износа.
    - В оттепель пользуйтесь спреем от обледенения, иначе камус соберёт целую подушку снега.
    # Так что же?
    Если вы выходите реже тридцати раз за зиму, живёте у моря или едете на лыжню прямо с работы, берите камус. Если зима у вас долгая и холодная, а смазка в радость, берите мазь. И там и там длина с жёсткостью важнее держания — об этом [руководство по выбору лыж](guide:ski-length). Мази [здесь](group:skins-wax), а в [школе смазки](page:events) в Хельсинки можно пачкать наш стол.`,
  ),
};
