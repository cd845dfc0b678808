import type { DemoPost } from '../content-item';
import { six } from '../six';

export const OCTOBER_ARCHIPELAGO: DemoPost = {
  key: 'october-archipelago',
  kind: 'post',
  category: 'water',
  blogger: 'vilma',
  scene: 'dusk-kayak',
  day: '10-27',
  models: ['soderskar-500', 'haahka', 'luoto-harmaja', 'suppilo-15', 'soppatauko-0-5'],
  slug: six(
    'lokakuu-saaristossa',
    'october-in-the-archipelago',
    'oktober-i-skargarden',
    'oktober-in-den-schaeren',
    'octobre-dans-l-archipel',
    'oktyabr-v-arhipelage',
  ),
  title: six(
    'Lokakuu saaristossa kuuluu allille',
    'October in the archipelago',
    'Oktober i skärgården tillhör alfåglarna',
    'Im Oktober gehören die Schären den Eisenten',
    'En octobre, l’archipel est aux harelles',
    'Октябрь в архипелаге',
  ),
  excerpt: six(
    'Kun mökit on suljettu, vesi on selkeintä ja satamissa tilaa. Kaksi päivää Nauvon eteläpuolella ja säännöt, joita kylmässä vedessä noudatan.',
    'Once the cottages are shut the water is at its clearest and the harbours are empty. Two days south of Nauvo, and the rules I keep in cold water.',
    'När stugorna är stängda är vattnet som klarast och hamnarna tomma. Två dagar söder om Nagu, och reglerna jag följer i kallt vatten.',
    'Wenn die Sommerhäuser zu sind, ist das Wasser am klarsten, und die Häfen sind leer. Zwei Tage südlich von Nauvo, und meine Regeln für kaltes Wasser.',
    'Quand les chalets ferment, l’eau est à son plus clair et les ports se vident. Deux jours au sud de Nauvo, et mes règles pour l’eau froide.',
    'Когда дачи закрыты, вода прозрачнее всего, а гавани пусты. Два дня к югу от Науво и правила, которых я держусь в холодной воде.',
  ),
  text: six(
    `Kesällä näillä vesillä soi mankka ja jossakin käy aina perämoottori. Lokakuussa kuulin ensin oman melani tippuvan, sitten allit: parvi ulapalla, huuto kuin joku pyytäisi anteeksi ja nauraisi päälle.
    # Lauantai: myötätuuli ja punaiseksi värjätty saari
    Lähdimme Nauvosta kahdella [merikajakilla](group:boats) yhdeksältä, kun sumu vielä nojasi kallioihin. Vesi oli kymmenasteista ja niin kirkasta, että rakkolevän näki viiden metrin syvyydessä. Kesän levät ovat silloin jo painuneet; se on syksyn paras lahja melojalle.
    Kolmetoista kilometriä, kaksi rantautumista, yksi merikotka, joka vaihtoi luotoa kolmesti meidän vuoksemme ja näytti siltä, ettei aio tehdä sitä neljättä kertaa. Leiriydyimme kansallispuiston telttapaikalle, jossa kesällä seisoo kolmekymmentä telttaa. Nyt siellä oli meidän lisäksemme kettu.
    # Sunnuntai: suunnitelma B
    Ennuste lupasi kahdeksan metriä sekunnissa, aamulla puhalsi yksitoista. Ulompi saari jäi näkemättä. Meloimme saarten suojassa takaisin, kuusi kilometriä pidempään kuin suora reitti, ja kahdessa salmessa odotimme, että aalto laskee. Kukaan ei sanonut, että olisi pitänyt lähteä ulommas. Suunnitelma B oli piirretty karttaan jo perjantaina, joten se ei tuntunut tappiolta.
    @scene/harmaja-2
    # Kylmän veden säännöt
    1. **Pukeudu veteen, älä ilmaan.** Viittätoista astetta kylmemmässä vedessä se on kuivapuku ja villaa alla. Ensimmäisen minuutin kylmäshokki vie hengen ennen kuin kylmyys ehtii.
    2. **[Liivi](group:life-jackets) päällä ja kiinni** rannasta rantaan. Vedessä sitä ei saa päälle.
    3. **Ei yksin.** Kaveripelastusta on harjoiteltu tänä vuonna, samoissa vaatteissa.
    4. **Tuuliraja sovittu rannalla.** Meillä se on kahdeksan metriä avoimella selällä ja kymmenen suojassa.
    5. **Puhelin vesitiiviissä pussissa liivin taskussa**, ei kannen alla. Merellä meripelastuksen numero on 0294 1000, muuten 112.
    6. **Vaihtovaatteet** erillisessä [kuivapussissa](group:dry-bags), ja termoksessa jotain makeaa ja kuumaa.
    ! Pimeä tulee lokakuussa kuuden maissa. Laske matka niin, että olet rannassa kaksi tuntia ennen sitä, ja pidä [otsalamppu](group:light) liivin taskussa silti.
    # Miksi juuri silloin
    Koska kalliot ovat lämpimiä vielä kahdelta. Koska satamassa kysytään, mistä tulette, eikä paljonko maksoitte. Ja koska allit lähtevät etelään, kun jää tulee, ja sitten on taas hiljaista puoli vuotta.`,
    `In summer somebody’s radio plays on these waters and there is always an outboard somewhere. In October I first heard my own paddle drip, and then the long-tailed ducks: a flock on the open water, with a cry as if somebody were apologising and laughing at once.
    # Saturday: a tailwind and an island dyed red
    We left Nauvo at nine in two [sea kayaks](group:boats), while fog still leaned on the rocks. The water was at ten degrees and so clear that you could see bladderwrack five metres down. The algae of summer have sunk by then; it is the season’s best present to a paddler.
    Thirteen kilometres, two landings, and one white-tailed eagle who moved to another skerry three times on our account and looked as if there would not be a fourth. We camped on a marked tent site of the national park where thirty tents stand in July. Apart from us there was a fox.
    # Sunday: plan B
    The forecast had promised eight metres per second, and in the morning it blew eleven. The outer island was not to be. We paddled back in the lee of the islands, six kilometres more than the straight line, and waited in two sounds for the waves to drop. Nobody said that we should have gone out. Plan B had been on the map since Friday, so it did not feel like a defeat.
    @scene/harmaja-2
    # Rules for cold water
    1. **Dress for the water, not the air.** Below fifteen degrees that means a dry suit with wool inside. The cold shock of the first minute can kill long before the cold itself.
    2. **[Buoyancy aid](group:life-jackets) on and zipped** from shore to shore. You will not get it on in the water.
    3. **Never alone.** Practise rescuing each other this year, in these clothes.
    4. **A wind limit agreed ashore.** Ours is eight metres per second on open water and ten in shelter.
    5. **Phone in a waterproof pouch in the vest pocket**, not below deck. In Finland the maritime rescue number is 0294 1000; otherwise 112.
    6. **A change of clothes** in its own [dry bag](group:dry-bags), and something hot and sweet in the flask.
    ! In October it is dark by about six. Plan to be ashore two hours before that, and keep a [headlamp](group:light) in the vest all the same.
    # Why just then
    Because the rocks are still warm at two in the afternoon. Because in the harbour they ask where you have come from, not what you paid. And because the long-tailed ducks leave when the ice comes, and then it is quiet for half a year.`,
    `På sommaren är det alltid någons radio eller utombordare som hörs här. I oktober hörde jag först hur min egen paddel droppade och sedan alfåglarna: en flock ute på fjärden, ett läte som om någon bad om ursäkt och skrattade på samma gång.
    # Lördag: medvind och en ö färgad röd
    Vi lämnade Nagu klockan nio i två [havskajaker](group:boats), medan dimman ännu lutade sig mot klipporna. Vattnet var tiogradigt och så klart att man såg blåstången på fem meters djup. Sommarens alger har sjunkit då; det är höstens bästa present till den som paddlar.
    Tretton kilometer, två strandhugg och en havsörn som flyttade sig till ett annat skär tre gånger för vår skull och inte såg ut att tänka göra det en fjärde. Vi slog läger på nationalparkens anvisade tältplats, där det står trettio tält i juli. Utöver oss var där en räv.
    # Söndag: plan B
    Prognosen hade lovat åtta sekundmeter, på morgonen blåste det elva. Den yttre ön fick vara. Vi paddlade tillbaka i lä av öarna, sex kilometer längre än raka vägen, och väntade i två sund på att sjön skulle lägga sig. Ingen sa att vi borde ha gått ut. Plan B hade funnits på kartan sedan fredagen, så det kändes inte som ett nederlag.
    @scene/harmaja-2
    # Regler för kallt vatten
    1. **Klä dig för vattnet, inte för luften.** Under femton grader betyder det torrdräkt med ull under. Köldchocken under första minuten kan döda långt före kylan.
    2. **[Flytväst](group:life-jackets) på och stängd** från strand till strand. I vattnet får du inte på den.
    3. **Aldrig ensam.** Kamraträddning ska vara övad i år, i de här kläderna.
    4. **En vindgräns som bestäms i land.** Vår är åtta sekundmeter på öppen fjärd och tio i lä.
    5. **Mobilen i vattentät påse i västfickan**, inte under däck. I Finland är sjöräddningens nummer 0294 1000, annars 112.
    6. **Ombyte** i en egen [packpåse](group:dry-bags), och något varmt och sött i termosen.
    ! I oktober är det mörkt vid sextiden. Planera så att du är i land två timmar innan, och ha ändå en [pannlampa](group:light) i västen.
    # Varför just då
    För att klipporna ännu är varma klockan två. För att man i hamnen frågar var ni kommer ifrån och inte vad ni betalat. Och för att alfåglarna ger sig av när isen kommer, och sedan är det tyst i ett halvår.`,
    `Im Sommer läuft auf diesem Wasser immer irgendwo ein Radio oder ein Außenborder. Im Oktober hörte ich zuerst mein eigenes Paddel tropfen und dann die Eisenten: ein Schwarm draußen, ein Ruf, als bäte jemand um Entschuldigung und lachte dabei.
    # Samstag: Rückenwind und eine rot gefärbte Insel
    Um neun verließen wir Nauvo in zwei [Seekajaks](group:boats), der Nebel lehnte noch an den Felsen. Das Wasser hatte zehn Grad und war so klar, dass man den Blasentang in fünf Metern Tiefe sah. Die Algen des Sommers sind dann abgesunken; es ist das schönste Geschenk des Herbstes an alle, die paddeln.
    Dreizehn Kilometer, zwei Landgänge und ein Seeadler, der unseretwegen dreimal die Schäre wechselte und aussah, als würde er es kein viertes Mal tun. Unser Lager stand auf einem ausgewiesenen Zeltplatz des Nationalparks, auf dem im Juli dreißig Zelte stehen. Außer uns war da ein Fuchs.
    # Sonntag: Plan B
    Angesagt waren acht Meter pro Sekunde, am Morgen wehten elf. Die äußere Insel fiel aus. Wir paddelten im Schutz der Inseln zurück, sechs Kilometer weiter als auf geradem Weg, und warteten in zwei Sunden, bis sich die Wellen legten. Niemand sagte, wir hätten hinausfahren sollen. Plan B stand seit Freitag in der Karte, darum fühlte er sich nicht wie eine Niederlage an.
    @scene/harmaja-2
    # Regeln für kaltes Wasser
    1. **Für das Wasser anziehen, nicht für die Luft.** Unter fünfzehn Grad heißt das Trockenanzug, darunter Wolle. Der Kälteschock der ersten Minute tötet, lange bevor es die Kälte tut.
    2. **[Schwimmweste](group:life-jackets) an und geschlossen**, von Ufer zu Ufer. Im Wasser bekommt man sie nicht mehr an.
    3. **Nie allein.** Die Kameradenrettung muss in diesem Jahr geübt sein, in dieser Kleidung.
    4. **Eine an Land vereinbarte Windgrenze.** Unsere liegt bei acht Metern pro Sekunde auf offenem Wasser und zehn im Schutz.
    5. **Handy im wasserdichten Beutel in der Westentasche**, nicht unter Deck. Die finnische Seenotrettung hat die Nummer 0294 1000, sonst gilt 112.
    6. **Wechselkleidung** in einem eigenen [Packsack](group:dry-bags) und etwas Heißes, Süßes in der Thermosflasche.
    ! Im Oktober ist es gegen sechs Uhr dunkel. Planen Sie so, dass Sie zwei Stunden vorher an Land sind, und stecken Sie trotzdem eine [Stirnlampe](group:light) in die Weste.
    # Warum gerade dann
    Weil die Felsen um zwei noch warm sind. Weil man im Hafen fragt, woher man kommt, und nicht, was man bezahlt hat. Und weil die Eisenten gehen, wenn das Eis kommt, und dann ist es ein halbes Jahr lang still.`,
    `L’été, il y a toujours une radio ou un hors-bord sur ces eaux. En octobre, j’ai d’abord entendu ma propre pagaie goutter, puis les harelles : une bande au large, un cri comme si quelqu’un s’excusait en riant.
    # Samedi : vent arrière et une île teinte en rouge
    Nous avons quitté Nauvo à neuf heures dans deux [kayaks de mer](group:boats), la brume encore appuyée aux rochers. L’eau était à dix degrés, si claire qu’on voyait les algues brunes par cinq mètres de fond. La prolifération de l’été est alors retombée ; c’est le plus beau cadeau de l’automne à qui pagaie.
    Treize kilomètres, deux escales et un pygargue qui, trois fois, a changé d’îlot à cause de nous et ne semblait pas disposé à une quatrième. Nous avons campé sur un emplacement balisé du parc national où trente tentes se serrent en juillet. À part nous, il y avait un renard.
    # Dimanche : le plan B
    La météo annonçait huit mètres par seconde, il en soufflait onze au matin. L’île du large, ce serait pour une autre fois. Nous sommes rentrés à l’abri des îles, six kilomètres de plus que la ligne droite, en attendant dans deux détroits que la houle tombe. Personne n’a dit qu’il aurait fallu sortir. Le plan B était sur la carte depuis vendredi : il n’avait pas le goût d’une défaite.
    @scene/harmaja-2
    # Règles pour l’eau froide
    1. **Habillez-vous pour l’eau, pas pour l’air.** Sous quinze degrés, combinaison sèche et laine dessous. Le choc thermique de la première minute tue bien avant le froid.
    2. **[Gilet](group:life-jackets) sur soi et fermé**, d’une rive à l’autre. Dans l’eau, on ne l’enfile plus.
    3. **Jamais seul.** Le sauvetage mutuel doit avoir été répété cette année, dans ces vêtements.
    4. **Une limite de vent fixée à terre.** La nôtre : huit mètres par seconde en eau libre, dix à l’abri.
    5. **Le téléphone en pochette étanche dans la poche du gilet**, pas sous le pont. En Finlande, le sauvetage en mer répond au 0294 1000 ; sinon, le 112.
    6. **Un rechange** dans son propre [sac étanche](group:dry-bags), et quelque chose de chaud et de sucré dans le thermos.
    ! En octobre, la nuit tombe vers six heures du soir. Prévoyez d’être à terre deux heures avant, et gardez quand même une [frontale](group:light) dans le gilet.
    # Pourquoi à ce moment-là
    Parce que la roche est encore tiède à deux heures. Parce qu’au port on vous demande d’où vous venez, et non combien vous avez payé. Et parce que les harelles s’en vont quand la glace arrive, et qu’ensuite le silence dure six mois.`,
    `Летом здесь всегда слышно чьё-то радио или подвесной мотор. В октябре я сначала услышала, как капает с моего весла, а потом морянок: стая на открытой воде и крик, будто кто-то извиняется и тут же смеётся.
    # Суббота: попутный ветер и красный остров
    Мы вышли из Науво в девять на двух [морских каяках](group:boats), когда туман ещё стоял у скал. Вода была десять градусов и такая прозрачная, что фукус виден на глубине пяти метров. Летние водоросли к этому времени оседают — лучший подарок осени тому, кто с веслом.
    Тринадцать километров, две высадки и один орлан, который трижды перелетал из-за нас на другой островок и всем видом показывал, что четвёртого раза не будет. Ночевали мы на отведённой стоянке национального парка, где в июле стоит тридцать палаток. Кроме нас там была лиса.
    # Воскресенье: план Б
    Обещали восемь метров в секунду, утром дуло одиннадцать. Дальний остров пришлось отложить. Мы возвращались под прикрытием островов, на шесть километров длиннее прямой, и в двух проливах ждали, пока уляжется волна. Никто не сказал, что надо было идти в море. План Б был нанесён на карту ещё в пятницу, поэтому поражением он не казался.
    @scene/harmaja-2
    # Правила холодной воды
    1. **Одевайтесь по воде, а не по воздуху.** Ниже пятнадцати градусов — сухой гидрокостюм и шерсть под ним. Холодовой шок первой минуты убивает задолго до самого холода.
    2. **[Жилет](group:life-jackets) надет и застёгнут** от берега до берега. В воде его уже не надеть.
    3. **Никогда в одиночку.** Взаимное спасение должно быть отработано в этом году и в этой одежде.
    4. **Предел ветра оговорен на берегу.** У нас это восемь метров в секунду на открытой воде и десять в укрытии.
    5. **Телефон в герметичном чехле в кармане жилета**, а не под палубой. Номер морских спасателей в Финляндии — 0294 1000, в остальных случаях — 112.
    6. **Смена одежды** в отдельном [гермомешке](group:dry-bags), а в термосе — горячее и сладкое.
    ! В октябре темнеет около шести. Рассчитайте так, чтобы быть на берегу за два часа до этого, и всё равно держите [фонарь](group:light) в жилете.
    # Почему именно тогда
    Потому что скалы ещё тёплые в два часа дня. Потому что в гавани спрашивают, откуда вы, а не сколько вы заплатили. И потому что морянки улетят, когда придёт лёд, и тогда на полгода станет тихо.`,
  ),
};
