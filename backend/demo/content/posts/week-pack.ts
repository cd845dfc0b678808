import type { DemoPost } from '../content-item';
import { six } from '../six';

export const WEEK_PACK: DemoPost = {
  key: 'week-pack',
  kind: 'guide',
  category: 'hiking',
  blogger: 'noora',
  scene: 'week-pack',
  daysAgo: 160,
  models: ['taival-70', 'hoyhen-60', 'tiivis-13', 'kaasu-230', 'noro-filter', 'otava-20'],
  slug: six(
    'rinkka-viikoksi',
    'packing-for-a-week',
    'packa-for-en-vecka',
    'rucksack-fuer-eine-woche',
    'un-sac-pour-une-semaine',
    'ryukzak-na-nedelyu',
  ),
  title: six(
    'Rinkka viikoksi: alle viisitoista kiloa',
    'A pack for a week: under fifteen kilos',
    'Packa för en vecka: under femton kilo',
    'Rucksack für eine Woche: unter fünfzehn Kilo',
    'Un sac pour une semaine : moins de quinze kilos',
    'Рюкзак на неделю: меньше пятнадцати килограммов',
  ),
  excerpt: six(
    'Mitä punnitsen, mihin järjestykseen pakkaan ja mitä olen lakannut kantamasta. Lasku, jonka voi kopioida.',
    'What I weigh, the order I pack in and what I have stopped carrying. A sum you can copy.',
    'Vad jag väger, i vilken ordning jag packar och vad jag har slutat bära på. En kalkyl att kopiera.',
    'Was ich wiege, in welcher Reihenfolge ich packe und was ich nicht mehr trage. Eine Rechnung zum Abschreiben.',
    'Ce que je pèse, l’ordre dans lequel je range et ce que je ne porte plus. Un calcul à recopier.',
    'Что я взвешиваю, в каком порядке складываю и что перестала носить. Расчёт, который можно взять себе.',
  ),
  text: six(
    `Ensimmäisellä vaelluksellani kannoin rautapannua ja kahta romaania. Toisella kannoin kaverin rinkkaa, koska hän kantoi kahta romaania. Nykyään punnitsen kaiken keittiövaa’alla ja kirjoitan numerot vihkoon: se on tehokkain kevennys, eikä maksa mitään.
    # Lasku yhdelle, kesästä syyskuuhun
    - teltta tai puolikas kahden hengen teltasta 1,2 kg
    - makuupussi 1,0 kg ja alusta 0,4 kg
    - rinkka 2,0 kg
    - keitin, kattila, muki ja lusikka 0,6 kg
    - vaihtovaatteet, sadeasu ja taukotakki 2,0 kg
    - ensiapu ja teippi 0,4 kg
    - valo, kartta, kompassi, puukko, virtapankki ja hygienia 0,8 kg
    Yhteensä 8,4 kiloa. Päälle ruoka 4,9 kg, vesi 1 kg ja kaasu 0,4 kg, eli lähtiessä 14,7 kiloa. Nyrkkisääntönä lähtöpaino saa olla noin viidennes omasta painosta, hyväkuntoisella neljännes.
    # Ruoka ja kaasu
    Päivään kuluu 600–800 grammaa kuivaa ruokaa, noin 3 000 kilokaloria. Pähkinöissä ja voissa on eniten energiaa grammaa kohti, tuoreissa omenoissa vähiten. Yksi 230 gramman patruuna keittää noin kaksitoista litraa vettä: seitsemänä päivänä 1,7 litraa päivässä, mikä riittää yhdelle, jos vesi ei ole jääkylmää ja kansi on päällä.
    @figure/week-pack
    # Järjestys
    1. **Pohjalle** makuupussi ja yövaatteet [kuivapussissa](group:dry-bags).
    2. **Selkää vasten lapojen väliin** painavin: ruoka, kaasu, teltan kaaret.
    3. **Ulommas** kevyt ja pehmeä, jotta mikään ei paina selkää.
    4. **Ylös** sadeasu, taukotakki, lounas ja ensiapu: se mitä tarvitaan kiireessä.
    5. **Taskuihin** vesi, kartta ja tuulitakki. Mitään ei roiku ulkona.
    ! Kiristä hihnat järjestyksessä lantiovyö, olkaimet, kallistushihnat. Vyön kuuluu istua lonkkaluiden päällä ja kantaa valtaosa painosta; olkain saa olla niin löysä, että sormi mahtuu väliin.
    # Vaatteita kaksi settiä
    Toisessa kävellään ja toisessa nukutaan. Kävelysetti saa kastua, yösetti ei koskaan: aamulla puetaan märät takaisin, vaikka se on inhottavaa. Sukkia kolme paria. Miten kerrokset valitaan, siitä on [oma oppaansa](guide:layering).
    # Mitä en enää kanna
    - toisia housuja ”varmuuden vuoksi”
    - säilykkeitä, tölkkejä ja pulloja
    - kirvestä, kun keitän kaasulla
    - pyyhettä: liina riittää
    # Mikä kulkee aina mukana
    Paperikartta ja kompassi, vaikka puhelimessa on kartta. Otsalamppu heinäkuussakin. Ensiapupakkaus, jonka sisältö on tuttu. Reitti ja paluuaika kerrottuna jollekin kotona, ja 112 Suomi -sovellus, joka lähettää sijainnin hätäpuhelussa. Tunturipurosta moni juo sellaisenaan, mutta alempaa, rannoilta ja soilta otetun veden keitän tai suodatan.
    Rinkan koko tulee viimeisenä: ensin pino lattialle, sitten [rinkka](group:trekking-packs) pinon mukaan. Useimmille viikko mahtuu 60–70 litraan.`,
    `On my first trek I carried a cast-iron pan and two novels. On my second I carried a friend’s pack, because she was carrying two novels. Now I weigh everything on the kitchen scales and write the numbers down: no other way of saving weight works as well or costs as little.
    # The sum for one, summer to September
    - tent, or half of a tent for two, 1.2 kg
    - sleeping bag 1.0 kg and mat 0.4 kg
    - pack 2.0 kg
    - stove, pot, mug and spoon 0.6 kg
    - spare clothes, rainwear and a jacket for stops 2.0 kg
    - first aid and tape 0.4 kg
    - light, map, compass, knife, power bank and wash things 0.8 kg
    That makes 8.4 kilos. Add food 4.9 kg, water 1 kg and gas 0.4 kg, and you set out with 14.7. As a rule of thumb the starting weight may be a fifth of your own, a quarter if you are fit.
    # Food and gas
    Reckon with 600–800 grams of dry food a day, about 3,000 kilocalories. Nuts and butter hold the most energy per gram, fresh apples the least. A 230-gram canister boils some twelve litres: over seven days that is 1.7 litres a day, enough for one as long as the water is not ice-cold and the lid is on.
    @figure/week-pack
    # The order
    1. **At the bottom** the sleeping bag and night clothes in a [dry bag](group:dry-bags).
    2. **Against your back, between the shoulder blades,** the heaviest: food, gas, tent poles.
    3. **Further out** what is light and soft, so that nothing digs in.
    4. **On top** rainwear, the jacket, lunch and first aid: whatever is needed in a hurry.
    5. **In the pockets** water, map and windshirt. Nothing dangles outside.
    ! Tighten in this order: hip belt, shoulder straps, load lifters. The belt sits on the hip bones and takes most of the weight; a finger should slide under the shoulder straps.
    # Two sets of clothes
    You walk in one and sleep in the other. The walking set may get wet, the night set never: in the morning the wet things go back on, however nasty that is. Three pairs of socks. How to choose the layers has [a guide of its own](guide:layering).
    # What I no longer carry
    - a second pair of trousers “just in case”
    - tins, cans and bottles
    - an axe, when I cook on gas
    - a towel: a cloth will do
    # What always comes along
    A paper map and a compass, though there is a map on my phone. A headlamp even in July. A first aid kit whose contents I know. The route and the time of return told to somebody at home, and in Finland the 112 Suomi app, which sends your position with an emergency call. Many drink straight from streams high on the fells; from lower down, from shores and bogs I boil or filter.
    The size of the pack comes last: first the pile on the floor, then the [pack](group:trekking-packs) to suit it. For most people a week fits into 60–70 litres.`,
    `På min första vandring bar jag på en gjutjärnspanna och två romaner. På den andra bar jag en väninnas ryggsäck, för hon bar på två romaner. Numera väger jag allt på köksvågen och skriver upp siffrorna: det är den effektivaste lättningen och kostar ingenting.
    # Kalkylen för en person, sommar till september
    - tält, eller ett halvt tvåpersonstält, 1,2 kg
    - sovsäck 1,0 kg och underlag 0,4 kg
    - ryggsäck 2,0 kg
    - kök, kastrull, mugg och sked 0,6 kg
    - ombyte, regnställ och rastjacka 2,0 kg
    - första hjälpen och tejp 0,4 kg
    - lampa, karta, kompass, kniv, powerbank och hygien 0,8 kg
    Det blir 8,4 kilo. Därtill mat 4,9 kg, vatten 1 kg och gas 0,4 kg, alltså 14,7 kilo vid start. En tumregel är att startvikten får vara en femtedel av din egen, en fjärdedel om du är vältränad.
    # Mat och gas
    Räkna med 600–800 gram torr mat om dagen, ungefär 3 000 kilokalorier. Nötter och smör ger mest energi per gram, färska äpplen minst. En patron på 230 gram kokar upp ungefär tolv liter: på sju dagar 1,7 liter om dagen, vilket räcker för en så länge vattnet inte är iskallt och locket ligger på.
    @figure/week-pack
    # Ordningen
    1. **I botten** sovsäcken och nattkläderna i en [packpåse](group:dry-bags).
    2. **Mot ryggen, mellan skulderbladen,** det tyngsta: mat, gas, tältbågar.
    3. **Längre ut** det lätta och mjuka, så att inget trycker.
    4. **Överst** regnställ, jacka, lunch och första hjälpen: det som behövs snabbt.
    5. **I fickorna** vatten, karta och vindjacka. Ingenting hänger utanpå.
    ! Dra åt i ordningen höftbälte, axelremmar, toppremmar. Bältet ska sitta på höftbenen och bära det mesta; ett finger ska få plats under axelremmen.
    # Två uppsättningar kläder
    Du går i den ena och sover i den andra. Gångkläderna får bli våta, nattkläderna aldrig: på morgonen åker de våta på igen, hur otrevligt det än är. Tre par strumpor. Hur du väljer lager har [en egen guide](guide:layering).
    # Det jag inte längre bär på
    - ett extra par byxor ”för säkerhets skull”
    - konserver, burkar och flaskor
    - yxa, när jag lagar mat på gas
    - handduk: en trasa räcker
    # Det som alltid följer med
    Papperskarta och kompass, fast det finns en karta i mobilen. Pannlampa även i juli. En förbandslåda vars innehåll jag känner. Rutt och återkomsttid till någon där hemma, och i Finland appen 112 Suomi som skickar positionen vid ett nödsamtal. Ur bäckar högt på fjället dricker många som det är; längre ner, vid stränder och på myrar kokar eller filtrerar jag.
    Ryggsäckens storlek kommer sist: först högen på golvet, sedan [ryggsäcken](group:trekking-packs) efter högen. För de flesta ryms en vecka i 60–70 liter.`,
    `Auf meiner ersten Tour trug ich eine gusseiserne Pfanne und zwei Romane. Auf der zweiten trug ich den Rucksack einer Freundin, denn sie trug zwei Romane. Heute wiege ich alles auf der Küchenwaage und schreibe die Zahlen auf: Nichts spart mehr Gewicht, und es kostet nichts.
    # Die Rechnung für eine Person, Sommer bis September
    - Zelt oder ein halbes Zweipersonenzelt 1,2 kg
    - Schlafsack 1,0 kg und Matte 0,4 kg
    - Rucksack 2,0 kg
    - Kocher, Topf, Becher und Löffel 0,6 kg
    - Wechselwäsche, Regenzeug und Pausenjacke 2,0 kg
    - Erste Hilfe und Tape 0,4 kg
    - Lampe, Karte, Kompass, Messer, Powerbank und Waschzeug 0,8 kg
    Das macht 8,4 Kilo. Dazu Essen 4,9 kg, Wasser 1 kg und Gas 0,4 kg, also 14,7 Kilo beim Start. Als Faustregel darf das Startgewicht ein Fünftel des eigenen betragen, bei guter Form ein Viertel.
    # Essen und Gas
    Rechnen Sie mit 600–800 Gramm trockener Nahrung am Tag, rund 3.000 Kilokalorien. Nüsse und Butter haben die meiste Energie pro Gramm, frische Äpfel die wenigste. Eine 230-Gramm-Kartusche bringt etwa zwölf Liter zum Kochen: in sieben Tagen 1,7 Liter täglich. Das genügt für eine Person, solange das Wasser nicht eiskalt ist und der Deckel aufliegt.
    @figure/week-pack
    # Die Reihenfolge
    1. **Ganz unten** Schlafsack und Nachtwäsche im [Packsack](group:dry-bags).
    2. **Am Rücken zwischen den Schulterblättern** das Schwerste: Essen, Gas, Zeltgestänge.
    3. **Weiter außen** Leichtes und Weiches, damit nichts drückt.
    4. **Obenauf** Regenzeug, Jacke, Mittagessen und Erste Hilfe: was schnell gebraucht wird.
    5. **In den Taschen** Wasser, Karte und Windjacke. Außen baumelt nichts.
    ! Ziehen Sie in dieser Folge fest: Hüftgurt, Schultergurte, Lageverstellriemen. Der Hüftgurt sitzt auf den Hüftknochen und trägt das meiste; unter den Schultergurt passt ein Finger.
    # Zwei Garnituren Kleidung
    In der einen geht man, in der anderen schläft man. Die erste darf nass werden, die zweite nie: Morgens zieht man das Nasse wieder an, so scheußlich das ist. Drei Paar Socken. Wie man die Schichten wählt, steht in [einem eigenen Ratgeber](guide:layering).
    # Was ich nicht mehr trage
    - eine zweite Hose „für alle Fälle“
    - Konserven, Dosen und Flaschen
    - eine Axt, wenn ich mit Gas koche
    - ein Handtuch: Ein Tuch genügt
    # Was immer mitkommt
    Papierkarte und Kompass, auch wenn das Handy eine Karte hat. Eine Stirnlampe selbst im Juli. Ein Verbandset, dessen Inhalt ich kenne. Route und Rückkehrzeit bei jemandem zu Hause, und in Finnland die App 112 Suomi, die beim Notruf den Standort sendet. Aus Bächen hoch im Fjell trinken viele direkt; weiter unten, an Ufern und aus Mooren koche oder filtere ich.
    Die Größe des Rucksacks kommt zuletzt: erst der Haufen auf dem Boden, dann der [Rucksack](group:trekking-packs) dazu. Den meisten genügen für eine Woche 60–70 Liter.`,
    `À mon premier trek, je portais une poêle en fonte et deux romans. Au deuxième, je portais le sac d’une amie, parce qu’elle portait deux romans. Aujourd’hui je pèse tout sur la balance de cuisine et je note les chiffres : rien n’allège mieux, et cela ne coûte rien.
    # Le calcul pour une personne, de l’été à septembre
    - tente, ou moitié d’une tente à deux, 1,2 kg
    - sac de couchage 1,0 kg et matelas 0,4 kg
    - sac à dos 2,0 kg
    - réchaud, casserole, tasse et cuillère 0,6 kg
    - rechange, vêtements de pluie et veste de pause 2,0 kg
    - premiers secours et ruban adhésif 0,4 kg
    - lampe, carte, boussole, couteau, batterie et toilette 0,8 kg
    Total : 8,4 kg. Ajoutez 4,9 kg de nourriture, 1 kg d’eau et 0,4 kg de gaz, et vous partez avec 14,7 kg. En règle générale, le poids de départ ne dépasse pas un cinquième du vôtre, un quart si vous êtes en forme.
    # Nourriture et gaz
    Comptez 600 à 800 grammes d’aliments secs par jour, environ 3 000 kilocalories. Noix et beurre apportent le plus d’énergie au gramme, les pommes fraîches le moins. Une cartouche de 230 grammes fait bouillir une douzaine de litres : sur sept jours, 1,7 litre par jour, assez pour une personne si l’eau n’est pas glacée et le couvercle posé.
    @figure/week-pack
    # L’ordre
    1. **Au fond**, le sac de couchage et les vêtements de nuit dans un [sac étanche](group:dry-bags).
    2. **Contre le dos, entre les omoplates**, le plus lourd : nourriture, gaz, arceaux.
    3. **Vers l’extérieur**, le léger et le mou, pour que rien ne blesse.
    4. **En haut**, la pluie, la veste, le déjeuner et les secours : ce qu’il faut vite.
    5. **Dans les poches**, eau, carte et coupe-vent. Rien ne pend dehors.
    ! Serrez dans cet ordre : ceinture, bretelles, rappels de charge. La ceinture repose sur les hanches et porte l’essentiel ; un doigt doit passer sous la bretelle.
    # Deux tenues
    On marche dans l’une, on dort dans l’autre. La première peut être trempée, la seconde jamais : le matin, on remet le mouillé, si désagréable que ce soit. Trois paires de chaussettes. Le choix des couches a [son propre guide](guide:layering).
    # Ce que je ne porte plus
    - un second pantalon « au cas où »
    - conserves, boîtes et bouteilles
    - la hache, quand je cuisine au gaz
    - la serviette : un chiffon suffit
    # Ce qui vient toujours
    Une carte papier et une boussole, même si le téléphone a la sienne. Une frontale, même en juillet. Une trousse dont je connais le contenu. L’itinéraire et l’heure du retour confiés à quelqu’un et, en Finlande, l’application 112 Suomi, qui transmet la position lors d’un appel d’urgence. En altitude, beaucoup boivent l’eau des ruisseaux telle quelle ; plus bas, au bord des lacs et dans les tourbières, je fais bouillir ou je filtre.
    Le volume du sac vient en dernier : d’abord le tas par terre, puis le [sac](group:trekking-packs) à sa mesure. Pour la plupart, une semaine tient dans 60 à 70 litres.`,
    `В первый поход я несла чугунную сковороду и два романа. Во второй несла рюкзак подруги, потому что она несла два романа. Теперь я взвешиваю всё на кухонных весах и записываю цифры: лучшего способа облегчить рюкзак нет, и он ничего не стоит.
    # Расчёт на одного, с лета до сентября
    - палатка или половина двухместной — 1,2 кг
    - спальник 1,0 кг и коврик 0,4 кг
    - рюкзак — 2,0 кг
    - горелка, котелок, кружка и ложка — 0,6 кг
    - смена одежды, дождевой комплект и куртка для привала — 2,0 кг
    - аптечка и тейп — 0,4 кг
    - фонарь, карта, компас, нож, аккумулятор и умывальные вещи — 0,8 кг
    Итого 8,4 кг. Плюс еда 4,9 кг, вода 1 кг и газ 0,4 кг — на старте 14,7 кг. Простое правило: стартовый вес — не больше пятой части вашего, при хорошей форме — четверти.
    # Еда и газ
    В день уходит 600–800 граммов сухих продуктов, примерно 3 000 килокалорий. Больше всего энергии на грамм в орехах и масле, меньше всего — в свежих яблоках. Баллон на 230 граммов вскипятит около двенадцати литров: за семь дней по 1,7 литра, одному хватит, если вода не ледяная, а крышка на месте.
    @figure/week-pack
    # Порядок
    1. **На дно** — спальник и ночная одежда в [гермомешке](group:dry-bags).
    2. **К спине, между лопаток** — самое тяжёлое: еда, газ, дуги палатки.
    3. **Дальше от спины** — лёгкое и мягкое, чтобы ничего не давило.
    4. **Наверх** — дождевик, куртка, обед и аптечка: то, что нужно быстро.
    5. **В карманы** — вода, карта и ветровка. Снаружи ничего не болтается.
    ! Затягивайте по порядку: пояс, лямки, верхние оттяжки. Пояс лежит на тазовых костях и несёт большую часть веса; под лямку должен проходить палец.
    # Два комплекта одежды
    В одном идут, в другом спят. Ходовой может промокнуть, ночной — никогда: утром мокрое надевают снова, как это ни противно. Носков — три пары. Как выбирать слои, рассказывает [отдельное руководство](guide:layering).
    # Чего я больше не ношу
    - вторых брюк «на всякий случай»
    - консервов, банок и бутылок
    - топора, если готовлю на газу
    - полотенца: хватит тряпочки
    # Что беру всегда
    Бумажную карту и компас, хотя карта есть в телефоне. Налобный фонарь — даже в июле. Аптечку, содержимое которой знаю. Маршрут и время возвращения сообщаю кому-то дома, а в Финляндии ставлю приложение 112 Suomi: при вызове оно передаёт координаты. Из ручьёв высоко на сопках многие пьют так; ниже, у берегов и на болотах, я кипячу или фильтрую.
    Объём рюкзака — в последнюю очередь: сначала куча на полу, потом [рюкзак](group:trekking-packs) под неё. Большинству на неделю хватает 60–70 литров.`,
  ),
};
