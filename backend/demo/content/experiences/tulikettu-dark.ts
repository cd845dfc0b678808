import type { DemoExperience } from '../content-item';
import { six } from '../six';

export const TULIKETTU_DARK: DemoExperience = {
  key: 'tulikettu-dark',
  brand: 'tulikettu',
  scene: 'night-camp',
  models: ['tuike-350', 'sade-600', 'sade-1000', 'hehku-300'],
  slug: six(
    'tulikettu-kaamoksessa',
    'tulikettu-in-the-polar-night',
    'tulikettu-i-polarnatten',
    'tulikettu-in-der-polarnacht',
    'tulikettu-dans-la-nuit-polaire',
    'tulikettu-v-polyarnoy-nochi',
  ),
  title: six(
    'Kaksi kuukautta ilman aurinkoa',
    'Two months without the sun',
    'Två månader utan sol',
    'Zwei Monate ohne Sonne',
    'Deux mois sans soleil',
    'Два месяца без солнца',
  ),
  excerpt: six(
    'Kilpisjärvellä otsalamppu on marraskuussa työvaate. Mitä sen tekijät ovat oppineet pimeästä, ja kuinka monta lumenia oikeasti tarvitset.',
    'In Kilpisjärvi a headlamp is working clothes in November. What its makers have learnt of the dark, and how many lumens you really need.',
    'I Kilpisjärvi är pannlampan arbetsklädsel i november. Vad de som gör den har lärt sig om mörkret, och hur många lumen du verkligen behöver.',
    'In Kilpisjärvi ist die Stirnlampe im November Arbeitskleidung. Was ihre Macher über die Dunkelheit wissen und wie viele Lumen man wirklich braucht.',
    'À Kilpisjärvi, en novembre, la frontale est une tenue de travail. Ce que ses fabricants ont appris du noir, et combien de lumens il vous faut vraiment.',
    'В Килписъярви налобный фонарь в ноябре — рабочая одежда. Что его создатели узнали о темноте и сколько люменов вам нужно.',
  ),
  text: six(
    `Aurinko laskee Kilpisjärvellä marraskuun lopussa ja nousee tammikuun puolivälissä. Siinä välissä ei ole mustaa vaan sinistä, ja siinä on Tuliketun ensimmäinen oppi: valoa tarvitaan vähemmän kuin luullaan, kunhan sitä ei räväytetä.
    # Silmä tarvitsee puoli tuntia
    Kirkkain teho näyttää metsän näyttämönä: kulissi valaistuna, kaikki muu mustana. Puolen tunnin hämäräsopeutuminen menee pilalle sekunnissa. Siksi lampuissa aloitetaan himmeimmästä ja painetaan ylöspäin, ja punainen on yhden pitkän painalluksen takana.
    # Numerot, joista on hyötyä
    - **30–80 lumenia** leirissä ja lukiessa.
    - **150–250** polulla kävellen.
    - **400–600** hiihtoladulla ja juostessa.
    - **900 ja yli** suunnistaessa tai alamäessä, ja silloin lyhyesti.
    Paloaika mitataan pakastimessa, ei pöydällä. Kolmessakymmenessä asteessa pakkasta litiumakku antaa noin puolet siitä, mitä se lämpimässä lupaa.
    # Pakkasen niksit
    1. Kanna akkua liivin taskussa ja jatkojohto kaulaan, tai vaihda lämmin akku tauolla.
    2. Lataa sisällä huoneenlämmössä: jäätyneen akun lataaminen kuluttaa sitä pysyvästi.
    3. Säilytä kesä yli puoleksi ladattuna.
    ! Ota aina toinen valo, vaikka pieni. Lamppu, jonka akkua vaihdat pimeässä, on juuri se lamppu, jolla näkisit vaihtaa akun.
    Kaikki [valaisimet](group:light) ja niiden mitatut ajat ovat kaupassa. Akun vaihdat itse, lamppu pysyy samana.`,
    `In Kilpisjärvi the sun sets at the end of November and rises in the middle of January. In between it is not black but blue, and that was Tulikettu’s first lesson: one needs less light than one thinks, provided it is not flung about.
    # The eye needs half an hour
    On full power the forest becomes a stage: the set is lit, all else is black. Half an hour of getting used to the dark is gone in a second. So these lamps start at their dimmest and are pressed upwards, and the red is one long press away.
    # Numbers that help
    - **30–80 lumens** in camp and for reading.
    - **150–250** walking on a path.
    - **400–600** on the ski track or running.
    - **900 and more** for orienteering or downhill, and then briefly.
    Burn time is measured in a freezer, not on a desk. At thirty below, a lithium battery gives about half of what it promises in the warm.
    # Tricks for the cold
    1. Carry the battery in a vest pocket with an extension lead, or swap in a warm one at a stop.
    2. Charge indoors at room temperature: charging a frozen battery harms it for good.
    3. Store it half charged over the summer.
    ! Always bring a second light, however small. The lamp whose battery you are changing in the dark is the very one by which you could see to change it.
    All [lights](group:light), with their burn times, are in the shop. You change the battery yourself and keep the lamp.`,
    `I Kilpisjärvi går solen ner i slutet av november och upp i mitten av januari. Däremellan är det inte svart utan blått, och det var Tulikettus första lärdom: man behöver mindre ljus än man tror, bara man inte slår på det med full kraft.
    # Ögat behöver en halvtimme
    På högsta effekt blir skogen en scen: kulissen är upplyst, allt annat svart. En halvtimmes mörkerseende är borta på en sekund. Därför börjar lamporna på sitt svagaste läge och trycks uppåt, och det röda finns ett långt tryck bort.
    # Siffror som hjälper
    - **30–80 lumen** i lägret och för läsning.
    - **150–250** till fots på stigen.
    - **400–600** i skidspåret och vid löpning.
    - **900 och mer** för orientering eller utför, och då en kort stund.
    Brinntiden mäts i en frys, inte på ett skrivbord. Vid trettio minus ger ett litiumbatteri ungefär hälften av vad det lovar i värme.
    # Knep för kylan
    1. Bär batteriet i västfickan med förlängningskabel, eller byt till ett varmt på rasten.
    2. Ladda inomhus i rumstemperatur: att ladda ett fruset batteri skadar det för gott.
    3. Förvara det halvladdat över sommaren.
    ! Ta alltid med en andra lampa, om än liten. Den lampa vars batteri du byter i mörkret är just den du skulle behöva för att se.
    All [belysning](group:light) med sina brinntider finns i butiken. Batteriet byter du själv och behåller lampan.`,
    `In Kilpisjärvi geht die Sonne Ende November unter und Mitte Januar wieder auf. Dazwischen ist es nicht schwarz, sondern blau, und das war Tulikettus erste Lehre: Man braucht weniger Licht, als man denkt, solange man es nicht aufdreht.
    # Das Auge braucht eine halbe Stunde
    Bei voller Leistung wird der Wald zur Bühne: Die Kulisse ist hell, alles andere schwarz. Eine halbe Stunde Dunkelanpassung ist in einer Sekunde dahin. Darum beginnen die Lampen auf der schwächsten Stufe, und Rot liegt einen langen Druck entfernt.
    # Zahlen, die helfen
    - **30–80 Lumen** im Lager und zum Lesen.
    - **150–250** zu Fuß auf dem Pfad.
    - **400–600** in der Loipe und beim Laufen.
    - **900 und mehr** beim Orientierungslauf oder bergab, und dann nur kurz.
    Die Leuchtdauer wird in der Tiefkühltruhe gemessen, nicht am Schreibtisch. Bei minus dreißig Grad gibt ein Lithiumakku etwa die Hälfte dessen, was er im Warmen verspricht.
    # Kniffe für die Kälte
    1. Den Akku in der Westentasche mit Verlängerungskabel tragen oder in der Pause einen warmen einsetzen.
    2. Drinnen bei Zimmertemperatur laden: Ein gefrorener Akku nimmt beim Laden dauerhaft Schaden.
    3. Über den Sommer halb geladen lagern.
    ! Nehmen Sie immer eine zweite Lampe mit, und sei sie klein. Die Lampe, deren Akku Sie im Dunkeln wechseln, ist genau die, mit der Sie es sehen würden.
    Alle [Lampen](group:light) mit ihrer Leuchtdauer sind im Shop. Den Akku tauschen Sie selbst und behalten die Lampe.`,
    `À Kilpisjärvi, le soleil se couche fin novembre et se lève à la mi-janvier. Entre les deux, il ne fait pas noir mais bleu, et ce fut la première leçon de Tulikettu : il faut moins de lumière qu’on ne croit, à condition de ne pas la jeter partout.
    # L’œil demande une demi-heure
    À pleine puissance, la forêt devient un décor : l’avant-scène éclairée, le reste noir. Une demi-heure d’accoutumance disparaît en une seconde. Les lampes démarrent donc au plus faible, et le rouge est à un appui long.
    # Des chiffres utiles
    - **30 à 80 lumens** au camp et pour lire.
    - **150 à 250** à pied sur le sentier.
    - **400 à 600** sur la piste de ski ou en courant.
    - **900 et plus** en course d’orientation ou en descente, et brièvement.
    L’autonomie se mesure au congélateur, pas sur un bureau. À moins trente, une batterie au lithium donne environ la moitié de ce qu’elle promet au chaud.
    # Les ruses du froid
    1. Portez la batterie dans la poche du gilet avec une rallonge, ou changez-la pour une chaude à la pause.
    2. Rechargez à l’intérieur, à température ambiante : charger une batterie gelée l’abîme pour de bon.
    3. Rangez-la à moitié chargée pendant l’été.
    ! Emportez toujours une seconde lampe, même petite. Celle dont vous changez la batterie dans le noir est justement celle qui vous éclairerait.
    Tout l’[éclairage](group:light), avec ses autonomies, est en boutique. La batterie se change, la lampe reste.`,
    `В Килписъярви солнце садится в конце ноября и встаёт в середине января. Между ними не чернота, а синева, и это стало первым уроком Tulikettu: света нужно меньше, чем кажется, если не бить им наотмашь.
    # Глазу нужно полчаса
    На полной мощности лес становится сценой: декорация освещена, остальное чёрное. Получасовое привыкание к темноте пропадает за секунду. Поэтому фонари включаются с самого слабого режима, а до красного — одно долгое нажатие.
    # Полезные цифры
    - **30–80 люменов** — в лагере и для чтения.
    - **150–250** — пешком по тропе.
    - **400–600** — на лыжне и на пробежке.
    - **900 и больше** — в ориентировании или на спуске, и недолго.
    Время работы измеряют в морозильнике, а не на столе. При минус тридцати литиевый аккумулятор отдаёт примерно половину обещанного в тепле.
    # Хитрости для мороза
    1. Держите аккумулятор в кармане жилета на удлинителе или меняйте на тёплый на привале.
    2. Заряжайте в помещении при комнатной температуре: зарядка промёрзшего портит его навсегда.
    3. На лето оставляйте заряженным наполовину.
    ! Всегда берите второй фонарь, хоть маленький. Тот, в котором вы меняете аккумулятор в темноте, — как раз тот, что вам бы посветил.
    Все [фонари](group:light) с временем работы — в магазине. Аккумулятор меняете сами, а фонарь остаётся.`,
  ),
};
