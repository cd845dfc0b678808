import type { DemoPost } from '../content-item';
import { six } from '../six';

export const FITTING_BOOTS: DemoPost = {
  key: 'fitting-boots',
  kind: 'guide',
  category: 'hiking',
  blogger: 'noora',
  scene: 'new-boots',
  daysAgo: 63,
  models: ['rakka-mid', 'nattanen-leather', 'isokuru-mid', 'taival-mid', 'ahjo-100', 'flex-90'],
  slug: six(
    'vaelluskengan-ja-monon-sovitus',
    'fitting-hiking-and-ski-boots',
    'prova-ut-kangor-och-pjaxor',
    'wanderstiefel-und-skischuhe-anpassen',
    'essayer-chaussures-de-marche-et-de-ski',
    'kak-primeryat-botinki',
  ),
  title: six(
    'Kenkä, joka sopii: vaelluskengän ja monon sovitus',
    'Boots that fit, for walking and for skiing',
    'Kängor och pjäxor som passar',
    'Stiefel und Skischuhe, die passen',
    'Des chaussures qui vont, à pied et à ski',
    'Ботинки впору: для похода и для лыж',
  ),
  excerpt: six(
    'Mittaa illalla, sovita parittain ja kokeile alamäkeä. Kymmenen minuuttia myymälässä säästää kymmenen rakkoa.',
    'Measure in the evening, try in pairs and test a descent. Ten minutes in the store save ten blisters.',
    'Mät på kvällen, prova parvis och testa en nedförsbacke. Tio minuter i butiken sparar tio skavsår.',
    'Abends messen, paarweise probieren, bergab testen. Zehn Minuten in der Filiale ersparen zehn Blasen.',
    'Mesurez le soir, essayez par paire, testez une descente. Dix minutes au magasin épargnent dix ampoules.',
    'Измеряйте вечером, примеряйте парой, проверьте спуск. Десять минут в магазине избавят от десяти мозолей.',
  ),
  text: six(
    `Esikoiseni sai ensimmäiset rakkonsa kengistä, jotka olivat olleet myymälässä ”ihan hyvät”. Sellaista kenkää ei ole. On kenkä, joka sopii, ja kenkä, joka kertoo virheensä vasta kahdeksannella kilometrillä.
    # Mittaa ensin jalka, älä kenkää
    1. Mittaa illalla tai kävelyn jälkeen. Jalka pitenee ja levenee päivän mittaan jopa puoli kokoa.
    2. Seiso paperilla, paino molemmilla jaloilla, ja piirrä viiva pisimmän varpaan eteen ja kantapään taakse. Pisin ei aina ole isovarvas.
    3. Mittaa molemmat ja valitse pidemmän mukaan.
    @figure/boots
    # Vaelluskengän sovitus
    - **Pituus.** Työnnä jalka löysätyssä kengässä eteen: kantapään taakse pitää mahtua sormi. Se on reilu sentti, raskaan rinkan alla puolitoista.
    - **Leveys.** Päkiän pitää levitä, mutta kengän ei pidä pullistua. Jos saumat kiristyvät, vaihda lestiä, älä kokoa.
    - **Kantapää.** Nauhoita ja nouse varpaille. Muutama millimetri liikettä on uuden kengän jäykkyyttä, sentti on rakko.
    - **Alamäki.** Kävele portaat alas ja polkaise kantapäällä lattiaan. Varpaat eivät saa osua kärkeen kertaakaan.
    Sovita sillä sukalla, jota aiot käyttää, ja pidä kengät jalassa vartti. [Vaelluskengät](group:hiking-boots) tarvitsevat sisäänajoa: muutama päivä kotona, muutama lähipolulla, sitten vasta rinkka selkään. Nahka muotoutuu, keinokuitu ei, joten keinokuidussa ensivaikutelma on lopullinen.
    # Laskettelumonossa toisin
    Mono kuuluu tuntua tiukemmalta kuin mikään muu jalkine. Koko on mondopoint, eli jalan pituus senttimetreinä: 26,5 on 26,5 senttiä.
    - **Kuoritesti.** Ota sisäkenkä pois, työnnä varpaat kuoren kärkeen ja katso kantapään taakse. Puolitoista senttiä on tiukka, kaksi mukava, kaksi ja puoli on liikaa.
    - **Pystyssä ja kyykyssä.** Soljet kevyesti kiinni: pystyssä varpaat hipaisevat, polvia koukistaessa ne irtoavat.
    - **Yksi sukka.** Ohut ja ehjä. Kaksi sukkaa rypistyy ja katkaisee verenkierron.
    - **Jäykkyys.** Kevyelle ja aloittavalle 70–90, tottuneelle 100–120. Kylmässä muovi jäykistyy noin pykälän.
    Jos isovarpaan kynsi mustuu, mono on yleensä liian pitkä, ei liian lyhyt: jalka liukuu.
    ! Tilasitko kotiin? Sovita puhtaalla lattialla ja pidä laput kiinni. Sisällä sovitettu kenkä on käyttämätön, ja palautusaikaa on 100 päivää; vaihtokokoa pidämme varattuna kolme viikkoa.
    # Pienet korjaukset
    Korkeassa jalkapöydässä jätä yksi nauhakoukku väliin. Kannan nousuun auttaa kirurginsolmu nilkan kohdalla. Tukipohjallinen täyttää matalan jalan, mutta vie tilaa varpailta, joten tuo se mukaan sovitukseen. Monon kuoren ja sisäkengän voi lämpömuotoilla, jos malli on siihen tehty: siitä kertoo [huoltosivu](page:repair).
    Ja kun polulla tuntuu kuuma kohta, pysähdy heti. Teippi punaiseen kohtaan vie minuutin, puhjennut rakko kolme päivää. Laastarit ja teipit ovat [ensiavussa](group:navigation), ja oikea [sukka](group:socks) on puoli kenkää.`,
    `My eldest got his first blisters from boots that had been “fine” in the store. There is no such boot. There is one that fits, and one that keeps its faults to itself until the eighth kilometre.
    # Measure the foot, not the boot
    1. Measure in the evening or after a walk. Feet grow by up to half a size in a day.
    2. Stand on paper with your weight on both feet and mark the tip of the longest toe and the back of the heel. The longest is not always the big one.
    3. Measure both and choose by the longer.
    @figure/boots
    # Fitting a hiking boot
    - **Length.** Push your foot forward in the unlaced boot: a finger should fit behind the heel. That is a good centimetre, or one and a half under a heavy pack.
    - **Width.** The ball of the foot should spread but the boot should not bulge. If the seams strain, change the last, not the size.
    - **Heel.** Lace up and rise on your toes. A few millimetres of lift is the stiffness of a new boot; a centimetre is a blister.
    - **Downhill.** Walk down stairs and stamp your heels. The toes must not touch the front even once.
    Wear the socks you will hike in and keep the boots on for a quarter of an hour. [Hiking boots](group:hiking-boots) need breaking in: a few days at home, a few on local paths, and only then the pack. Leather takes your shape and synthetics do not, so in synthetics the first impression is final.
    # Ski boots are different
    An alpine boot should feel tighter than anything else you own. Its size is mondopoint, the length of the foot in centimetres: 26.5 means 26.5 cm.
    - **Shell test.** Take out the liner, push your toes to the front and look behind the heel. One and a half centimetres is snug, two is comfortable, two and a half is too much.
    - **Upright and flexed.** With the buckles lightly closed the toes brush the front when you stand and come away when you bend your knees.
    - **One sock.** Thin and whole. Two socks crease and cut off the blood.
    - **Flex.** 70–90 for light skiers and beginners, 100–120 for the practised. In the cold, plastic stiffens by about a notch.
    If the nail of your big toe turns black, the boot is usually too long, not too short: the foot slides.
    ! Ordered to your home? Try them on a clean floor and leave the tags on. A boot tried on indoors counts as unused, and you have 100 days; the other size we keep for three weeks.
    # Small repairs
    For a high instep, skip one lace hook. For a lifting heel, tie a surgeon’s knot at the ankle. An insole fills a low-volume foot but takes room from the toes, so bring it to the fitting. Shell and liner of a ski boot can be heat-moulded if the model is made for it: see [repairs and service](page:repair).
    And when you feel a hot spot on the trail, stop at once. Taping a red patch takes a minute, a burst blister three days. Plasters and tape are under [first aid](group:navigation), and the right [sock](group:socks) is half the boot.`,
    `Min äldsta fick sina första skavsår av kängor som hade varit ”helt okej” i butiken. Sådana kängor finns inte. Det finns de som passar, och de som tiger om sina fel till åttonde kilometern.
    # Mät foten, inte kängan
    1. Mät på kvällen eller efter en promenad. Foten växer upp till en halv storlek under dagen.
    2. Ställ dig på ett papper med vikten på båda fötterna och märk ut längsta tåns spets och hälens bakkant. Den längsta är inte alltid stortån.
    3. Mät båda och välj efter den längre.
    @figure/boots
    # Så provar du vandringskängor
    - **Längd.** Skjut fram foten i den öppna kängan: ett finger ska rymmas bakom hälen. Det är drygt en centimeter, under tung packning en och en halv.
    - **Bredd.** Trampdynan ska få breda ut sig men kängan ska inte bukta. Spänner sömmarna byter du läst, inte storlek.
    - **Häl.** Snör och gå upp på tå. Några millimeters lyft är den nya kängans styvhet, en centimeter är ett skavsår.
    - **Utför.** Gå nedför en trappa och stampa med hälarna. Tårna får inte slå i en enda gång.
    Ha på dig de strumpor du ska vandra i och behåll kängorna på i en kvart. [Vandringskängor](group:hiking-boots) ska gås in: några dagar hemma, några på stigen intill, först sedan med packning. Läder formar sig, syntet gör det inte, så i syntet är första intrycket slutgiltigt.
    # Med alpinpjäxor är det annorlunda
    En pjäxa ska kännas trängre än allt annat du har på fötterna. Storleken är mondopoint, fotens längd i centimeter: 26,5 är 26,5 cm.
    - **Skaltestet.** Ta ur innerskon, skjut fram tårna och titta bakom hälen. En och en halv centimeter är tajt, två bekvämt, två och en halv för mycket.
    - **Rak och böjd.** Med spännena löst stängda snuddar tårna när du står rak och släpper när du böjer knäna.
    - **En strumpa.** Tunn och hel. Två strumpor veckar sig och stryper blodet.
    - **Styvhet.** 70–90 för lätta åkare och nybörjare, 100–120 för vana. I kyla styvnar plasten ungefär ett steg.
    Blir stortånageln svart är pjäxan oftast för lång, inte för kort: foten glider.
    ! Har du beställt hem? Prova på ett rent golv och låt etiketterna sitta kvar. Skor som provats inomhus räknas som oanvända och du har 100 dagar på dig; bytesstorleken håller vi i tre veckor.
    # Små justeringar
    Vid hög vrist hoppar du över en krok. När hälen lyfter hjälper en kirurgknut vid ankeln. Ett inlägg fyller ut en låg fot men tar plats från tårna, så ta med det när du provar. Pjäxans skal och innersko kan värmeformas om modellen är gjord för det, se [service och reparation](page:repair).
    Och när det hettar någonstans på stigen: stanna genast. Att tejpa en röd fläck tar en minut, en sprucken blåsa tre dagar. Plåster och tejp finns under [första hjälpen](group:navigation), och rätt [strumpa](group:socks) är halva kängan.`,
    `Mein Ältester bekam seine ersten Blasen von Stiefeln, die in der Filiale „ganz in Ordnung“ gewesen waren. Solche Stiefel gibt es nicht. Es gibt welche, die passen, und welche, die ihre Fehler bis zum achten Kilometer für sich behalten.
    # Den Fuß messen, nicht den Schuh
    1. Messen Sie abends oder nach einem Spaziergang. Der Fuß wächst im Lauf des Tages um bis zu eine halbe Größe.
    2. Stellen Sie sich mit gleichem Gewicht auf ein Blatt Papier und markieren Sie die Spitze des längsten Zehs und die Ferse. Der längste ist nicht immer der große.
    3. Messen Sie beide Füße und richten Sie sich nach dem längeren.
    @figure/boots
    # Wanderstiefel anprobieren
    - **Länge.** Im offenen Stiefel nach vorn rutschen: Hinter die Ferse muss ein Finger passen. Das ist gut ein Zentimeter, unter schwerem Rucksack anderthalb.
    - **Weite.** Der Ballen soll sich ausbreiten, der Stiefel sich aber nicht wölben. Spannen die Nähte, wechseln Sie den Leisten, nicht die Größe.
    - **Ferse.** Schnüren und auf die Zehen gehen. Ein paar Millimeter Hub sind die Steifheit des neuen Stiefels, ein Zentimeter ist eine Blase.
    - **Bergab.** Eine Treppe hinuntergehen und mit den Fersen aufstampfen. Die Zehen dürfen kein einziges Mal anstoßen.
    Tragen Sie die Socken, mit denen Sie wandern, und behalten Sie die Stiefel eine Viertelstunde an. [Wanderstiefel](group:hiking-boots) wollen eingelaufen sein: ein paar Tage daheim, ein paar auf kurzen Wegen, dann erst mit Rucksack. Leder passt sich an, Kunstfaser nicht; bei ihr gilt der erste Eindruck.
    # Beim Skischuh ist alles anders
    Ein Alpinschuh darf enger sitzen als alles, was Sie sonst tragen. Seine Größe ist Mondopoint, die Fußlänge in Zentimetern: 26,5 sind 26,5 cm.
    - **Schalentest.** Innenschuh herausnehmen, Zehen nach vorn schieben, hinter die Ferse schauen. Anderthalb Zentimeter sind knapp, zwei bequem, zweieinhalb zu viel.
    - **Aufrecht und gebeugt.** Mit locker geschlossenen Schnallen berühren die Zehen im Stehen gerade die Spitze und lösen sich, wenn man die Knie beugt.
    - **Eine Socke.** Dünn und heil. Zwei werfen Falten und schnüren das Blut ab.
    - **Flex.** 70–90 für Leichte und Anfänger, 100–120 für Geübte. In der Kälte wird Kunststoff etwa eine Stufe härter.
    Wird der Nagel des großen Zehs schwarz, ist der Schuh meist zu lang, nicht zu kurz: Der Fuß rutscht.
    ! Nach Hause bestellt? Probieren Sie auf sauberem Boden und lassen Sie die Etiketten dran. Drinnen anprobierte Schuhe gelten als unbenutzt, und Sie haben 100 Tage Zeit; die Tauschgröße halten wir drei Wochen fest.
    # Kleine Abhilfen
    Bei hohem Rist lassen Sie einen Haken aus. Hebt sich die Ferse, hilft ein Chirurgenknoten am Knöchel. Eine Einlage füllt einen flachen Fuß aus, nimmt aber den Zehen Platz, bringen Sie sie also mit. Schale und Innenschuh lassen sich thermisch formen, wenn das Modell dafür gemacht ist, siehe [Reparatur und Service](page:repair).
    Und wenn es unterwegs irgendwo heiß wird: sofort anhalten. Eine rote Stelle abzukleben dauert eine Minute, eine offene Blase drei Tage. Pflaster und Tape gibt es bei der [Ersten Hilfe](group:navigation), und die richtige [Socke](group:socks) ist der halbe Stiefel.`,
    `Mon aîné doit ses premières ampoules à des chaussures qui étaient « très bien » au magasin. Cela n’existe pas. Il y a celles qui vont, et celles qui taisent leurs défauts jusqu’au huitième kilomètre.
    # Mesurer le pied, pas la chaussure
    1. Mesurez le soir ou après une marche. Le pied gagne jusqu’à une demi-pointure dans la journée.
    2. Debout sur une feuille, le poids sur les deux pieds, marquez la pointe du plus long orteil et l’arrière du talon. Le plus long n’est pas toujours le gros.
    3. Mesurez les deux pieds et choisissez d’après le plus long.
    @figure/boots
    # La chaussure de marche
    - **Longueur.** Chaussure délacée, avancez le pied : un doigt doit passer derrière le talon. C’est un bon centimètre, un et demi sous un sac lourd.
    - **Largeur.** L’avant-pied doit s’étaler sans que la tige gonfle. Si les coutures tirent, changez de forme, pas de pointure.
    - **Talon.** Lacez et montez sur la pointe. Quelques millimètres de jeu, c’est la raideur du neuf ; un centimètre, c’est une ampoule.
    - **Descente.** Descendez un escalier en frappant du talon. Les orteils ne doivent pas toucher une seule fois.
    Mettez les chaussettes de vos randonnées et gardez la paire un quart d’heure. Les [chaussures montantes](group:hiking-boots) se rodent : quelques jours à la maison, quelques-uns sur les chemins d’à côté, puis le sac. Le cuir se fait au pied, le synthétique non : avec lui, la première impression est définitive.
    # La chaussure de ski, c’est autre chose
    Une chaussure alpine doit serrer plus que tout ce que vous portez. Sa pointure est le mondopoint, la longueur du pied en centimètres : 26,5 veut dire 26,5 cm.
    - **Test de la coque.** Sans le chausson, orteils en butée, regardez derrière le talon. Un centimètre et demi, c’est précis ; deux, confortable ; deux et demi, trop.
    - **Debout puis fléchi.** Boucles à peine fermées, les orteils effleurent le bout debout et s’en écartent quand on plie les genoux.
    - **Une chaussette.** Fine et sans trou. Deux font des plis et coupent la circulation.
    - **Flex.** 70 à 90 pour les gabarits légers et les débutants, 100 à 120 pour les habitués. Au froid, le plastique durcit d’un cran.
    Si l’ongle du gros orteil noircit, la chaussure est en général trop longue, pas trop courte : le pied glisse.
    ! Commandées en ligne ? Essayez-les sur un sol propre, étiquettes en place. Une paire essayée à l’intérieur reste non utilisée, et vous avez 100 jours ; la taille d’échange vous attend trois semaines.
    # De petits remèdes
    Cou-de-pied fort : sautez un crochet. Talon qui se soulève : un nœud de chirurgien à la cheville. Une semelle comble un pied fin mais prend de la place aux orteils, apportez-la donc à l’essayage. Coque et chausson se thermoforment si le modèle est prévu pour : voyez [l’atelier](page:repair).
    Et si un point chauffe en chemin, arrêtez-vous tout de suite. Poser du ruban sur une rougeur prend une minute, une ampoule percée, trois jours. Pansements et ruban sont aux [premiers secours](group:navigation), et la bonne [chaussette](group:socks), c’est la moitié de la chaussure.`,
    `Мой старший заработал первые мозоли в ботинках, которые в магазине были «вполне нормальные». Таких не бывает. Бывают ботинки впору и ботинки, которые молчат о своих недостатках до восьмого километра.
    # Измеряйте ногу, а не ботинок
    1. Измеряйте вечером или после прогулки. За день стопа увеличивается почти на полразмера.
    2. Встаньте на лист бумаги, вес поровну, и отметьте кончик самого длинного пальца и край пятки. Самый длинный — не всегда большой.
    3. Измерьте обе ноги и выбирайте по той, что длиннее.
    @figure/boots
    # Примерка треккинговых ботинок
    - **Длина.** Сдвиньте ногу вперёд в расшнурованном ботинке: за пятку должен войти палец. Это чуть больше сантиметра, под тяжёлый рюкзак — полтора.
    - **Ширина.** Стопа должна свободно расправиться, но ботинок не должен вздуваться. Если швы натянулись, меняйте колодку, а не размер.
    - **Пятка.** Зашнуруйте и встаньте на носки. Несколько миллиметров хода — жёсткость новой пары, сантиметр — это мозоль.
    - **Спуск.** Сойдите по лестнице, постукивая пяткой. Пальцы не должны упереться ни разу.
    Примеряйте с носком, в котором пойдёте, и походите четверть часа. [Треккинговые ботинки](group:hiking-boots) надо разносить: несколько дней дома, несколько на ближней тропе и только потом с рюкзаком. Кожа садится по ноге, синтетика — нет, поэтому с синтетикой первое впечатление окончательное.
    # С горнолыжными ботинками иначе
    Они должны сидеть туже любой другой обуви. Размер — мондопойнт, то есть длина стопы в сантиметрах: 26,5 — это 26,5 см.
    - **Проверка оболочки.** Выньте внутренник, сдвиньте пальцы к носку и посмотрите за пятку. Полтора сантиметра — плотно, два — удобно, два с половиной — много.
    - **Стоя и в приседе.** Клипсы застёгнуты слегка: стоя пальцы касаются носка, при согнутых коленях отходят.
    - **Один носок.** Тонкий и целый. Два собираются в складки и пережимают кровь.
    - **Жёсткость.** 70–90 для лёгких и начинающих, 100–120 для опытных. На морозе пластик твердеет примерно на ступень.
    Если чернеет ноготь большого пальца, ботинок чаще велик, а не мал: стопа скользит.
    ! Заказали домой? Примеряйте на чистом полу и не срезайте бирки. Пара, примеренная в помещении, считается неиспользованной, и на возврат есть 100 дней; размер на обмен держим три недели.
    # Маленькие хитрости
    При высоком подъёме пропустите один крючок. Если пятка гуляет, поможет хирургический узел у щиколотки. Стелька заполнит узкую стопу, но отнимет место у пальцев, поэтому берите её на примерку. Оболочку и внутренник можно термоформовать, если модель это позволяет, — подробнее на странице [ремонта](page:repair).
    А если в пути где-то начало жечь, остановитесь сразу. Заклеить покраснение — минута, лопнувшая мозоль — три дня. Пластыри и тейп — в разделе [аптечек](group:navigation), а хороший [носок](group:socks) — это половина ботинка.`,
  ),
};
