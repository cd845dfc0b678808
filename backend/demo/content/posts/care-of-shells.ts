import type { DemoPost } from '../content-item';
import { six } from '../six';

export const CARE_OF_SHELLS: DemoPost = {
  key: 'care-of-shells',
  kind: 'guide',
  category: 'care',
  blogger: 'irja',
  scene: 'storm-fell',
  daysAgo: 72,
  models: ['kasivarsi-3l', 'kasivarsi-housut', 'meeko-3l', 'viima-aapa'],
  slug: six(
    'kuoritakin-pesu-ja-korjaus',
    'washing-and-mending-a-shell',
    'tvatta-och-laga-skaljackan',
    'hardshell-waschen-und-flicken',
    'laver-et-reparer-sa-veste',
    'kak-stirat-i-chinit-membranu',
  ),
  title: six(
    'Kuoritakin pesu, kyllästys ja korjaus',
    'Washing, reproofing and mending a shell',
    'Tvätta, impregnera och laga skaljackan',
    'Hardshell waschen, imprägnieren und flicken',
    'Laver, réimperméabiliser et réparer sa veste',
    'Мембранная куртка: стирка, пропитка, ремонт',
  ),
  excerpt: six(
    'Kuori ei kulu pesusta vaan liasta. Ompelijan ohje: milloin pestään, milloin kyllästetään ja minkä reiän paikkaat itse.',
    'Washing does not wear a shell out, dirt does. A seamstress on when to wash, when to reproof and which holes to patch yourself.',
    'Tvätt sliter inte på skalet, det gör smutsen. En sömmerska berättar när du tvättar, när du impregnerar och vilka hål du lagar själv.',
    'Nicht das Waschen verschleißt die Jacke, sondern der Schmutz. Eine Näherin erklärt, wann man wäscht, wann man imprägniert und was man selbst flickt.',
    'Ce n’est pas le lavage qui use une veste, c’est la saleté. Une couturière explique quand laver, quand traiter et quels trous réparer soi-même.',
    'Мембрану изнашивает не стирка, а грязь. Швея рассказывает, когда стирать, когда пропитывать и какую дырку заклеить самому.',
  ),
  text: six(
    `Ompelimoon tuodaan joka viikko takki, joka ”ei enää pidä vettä”. Noin joka toisessa ei ole vikaa. Siinä on vuoden hiki, aurinkorasva ja nuotion savu, ja päällikangas imee vettä kuin paperi. Takki lähtee kotiin pestynä, ja omistaja on vähän nolo. Turhaan: kukaan ei ole neuvonut.
    # Milloin pestä
    Kun kaulus on tumma, kun tumma läikkä jää sateessa pintaan tai kun takki haisee. Ahkerassa käytössä se on kerran tai kahdesti kaudessa. Lika tukkii kalvon ja vie pinnalta vettä hylkivän käsittelyn; vesi ei tee kumpaakaan.
    # Näin pesen itse
    1. Tyhjennä taskut, sulje vetoketjut ja tarrat, löysää kiristysnyörit.
    2. Tarkista hoitolappu. Useimmat [kuoret](group:shells) pestään 30 asteessa hienopesulla.
    3. Käytä teknisten vaatteiden pesuainetta tai pieni määrä hajusteetonta nestemäistä ainetta. Huuhteluaine, valkaisuaine ja jauhe jäävät hyllyyn.
    4. Huuhtele kaksi kertaa ja linkoa kevyesti.
    5. Ripusta kuivumaan. Jos lappu sallii, kuivaa lopuksi parikymmentä minuuttia rummussa matalalla lämmöllä: lämpö herättää hylkivän pinnan.
    # Milloin kyllästää
    Tiputa kuivalle hihalle vettä. Jos se jää helmiksi, älä tee mitään. Jos se leviää, kokeile ensin lämpöä. Vasta jos sekään ei auta, kyllästä.
    - **Suihke** sopii takkiin, jossa on vuori: se jää pintaan eikä tuki sisäpuolta. Suihkuta puhtaalle, kostealle takille ja pyyhi valumat pois.
    - **Pesukoneessa lisättävä** on helpompi ja sopii vuorettomaan kuoreen.
    Yhä useampi uusi kuori on käsitelty ilman PFAS-yhdisteitä. Se on oikea valinta, mutta pinta kaipaa uusimista useammin kuin ennen.
    @scene/sewing
    # Reikä, jonka paikkaat kotona
    Kipinän tai piikkilangan jälki on puolen tunnin työ. Pyyhi kohta alkoholilla, leikkaa tarrapaikasta pyöreä pala, joka ulottuu joka suuntaan sentin reiän yli, ja paina se lämpimällä kädellä minuutin ajan. Terävä kulma irtoaa, pyöreä ei. Anna olla yön yli ennen sadetta.
    ! Älä ompele vedenpitävää kangasta itse: jokainen neulanreikä vuotaa, ja niiden peittämiseen saumanauhalla tarvitaan kone.
    # Milloin tuoda meille
    - Vetoketju aukeaa takaa: usein riittää uusi vedin, joka maksaa vähemmän kuin lounas.
    - Saumanauha irvistää: liimaamme sen prässillä.
    - Repeämä on pidempi kuin sormi tai osuu saumaan.
    - Tarranauha on täynnä hiuksia eikä pidä. Kokeile ensin hammasharjaa.
    Takin voi jättää mihin tahansa myymälään, ja hinnan saat ennen kuin aloitamme: [korjauspalvelu](page:repair).
    # Milloin luopua
    Kun kalvo hilseilee sisäpuolelta, vaate on tullut tiensä päähän. Leikkaa siitä istuinalunen tai sateenkestävä pussi. Eräästä takista, joka ei ole vielä siellä asti, kirjoitin [toisaalla](post:fourteen-years).`,
    `Every week somebody brings the workshop a jacket that “no longer keeps the rain out”. In about half there is no fault. There is a year of sweat, sun cream and campfire smoke, and the face fabric soaks up water like paper. The jacket goes home washed and its owner a little embarrassed. No need: nobody ever told them.
    # When to wash
    When the collar is dark, when a damp patch stays on the surface in rain, or when it smells. With steady use that is once or twice a season. Dirt clogs the membrane and robs the surface of its water repellency; water does neither.
    # How I do it
    1. Empty the pockets, close zips and tabs, loosen the drawcords.
    2. Check the care label. Most [shells](group:shells) are washed at 30 °C on a gentle cycle.
    3. Use a detergent for technical clothing, or a little unscented liquid. Softener, bleach and powder stay on the shelf.
    4. Rinse twice and spin lightly.
    5. Hang to dry. If the label allows, finish with twenty minutes in the dryer on low: warmth wakes up the repellent surface.
    # When to reproof
    Drip some water onto a dry sleeve. If it beads, do nothing. If it spreads, try warmth first. Only if that fails too, reproof.
    - **A spray** suits a lined jacket: it stays on the outside and does not clog the lining. Spray it on clean and damp, and wipe off the runs.
    - **A wash-in** is easier and suits an unlined shell.
    More and more new shells are treated without PFAS. That is the right choice, but the surface wants renewing more often than the old kind did.
    @scene/sewing
    # Holes to patch at home
    The mark of a spark or a barbed-wire fence is half an hour’s work. Wipe the place with alcohol, cut a round piece of adhesive patch that reaches a centimetre beyond the hole all round, and press it with a warm palm for a minute. Sharp corners lift, round ones do not. Leave it overnight before rain.
    ! Do not sew waterproof cloth yourself: each needle hole leaks, and sealing them with tape takes a machine.
    # When to bring it to us
    - The zip opens behind the slider: often a new slider is enough, and it costs less than lunch.
    - Seam tape is lifting: we glue it back in a press.
    - The tear is longer than a finger, or runs into a seam.
    - Hook-and-loop is full of hair and will not hold. Try a toothbrush first.
    Leave the jacket at any store; you hear the price before we begin: [repair service](page:repair).
    # When to let go
    When the membrane flakes off inside, the garment has reached the end. Cut a seat pad or a rainproof pouch from it. I have written about [a jacket](post:fourteen-years) that is not there yet.`,
    `Varje vecka kommer någon till verkstaden med en jacka som ”inte håller tätt längre”. I ungefär varannan finns inget fel. Där finns ett års svett, solkräm och lägereldsrök, och yttertyget suger vatten som papper. Jackan får åka hem tvättad, och ägaren är lite generad. I onödan: ingen har ju berättat.
    # När du ska tvätta
    När kragen är mörk, när en fuktig fläck blir kvar på ytan i regn eller när jackan luktar. Vid flitig användning blir det en eller två gånger per säsong. Smuts täpper till membranet och tar bort ytans vattenavvisning; det gör inte vatten.
    # Så tvättar jag
    1. Töm fickorna, stäng dragkedjor och kardborrar, lossa snodder.
    2. Läs skötselrådet. De flesta [skalplagg](group:shells) tvättas i 30 grader på skonprogram.
    3. Använd tvättmedel för funktionskläder eller lite oparfymerat flytande medel. Sköljmedel, blekmedel och pulver får stå kvar på hyllan.
    4. Skölj två gånger och centrifugera lätt.
    5. Häng på tork. Om skötselrådet tillåter: avsluta med tjugo minuter i tumlaren på låg värme. Värmen väcker den vattenavvisande ytan.
    # När du ska impregnera
    Droppa vatten på en torr ärm. Bildas pärlor gör du ingenting. Breder det ut sig provar du först med värme. Hjälper inte det heller är det dags.
    - **Spray** passar en fodrad jacka: den stannar på utsidan och täpper inte till fodret. Spraya på rent och fuktigt tyg och torka bort det som rinner.
    - **Impregnering i maskinen** är enklare och passar ett ofodrat skal.
    Allt fler nya skal är behandlade utan PFAS. Det är rätt val, men ytan behöver förnyas oftare än förr.
    @scene/sewing
    # Hål du lagar hemma
    Märket efter en gnista eller taggtråd är en halvtimmes arbete. Torka av med alkohol, klipp en rund bit självhäftande lagningslapp som går en centimeter utanför hålet åt alla håll och tryck fast den med varm hand i en minut. Vassa hörn lossnar, runda sitter kvar. Låt vila över natten före regn.
    ! Sy inte själv i vattentätt tyg: varje nålstick läcker, och att tejpa över dem kräver en maskin.
    # När du kommer till oss
    - Dragkedjan öppnar sig bakifrån: ofta räcker en ny löpare, som kostar mindre än en lunch.
    - Sömtejpen släpper: vi limmar den i press.
    - Revan är längre än ett finger eller går in i en söm.
    - Kardborren är full av hår och håller inte. Prova en tandborste först.
    Lämna jackan i vilken butik som helst; priset får du veta innan vi börjar: [reparationsservice](page:repair).
    # När det är slut
    När membranet flagnar på insidan har plagget gjort sitt. Klipp till ett sittunderlag eller en regntät påse. Om [en jacka](post:fourteen-years) som inte är där än har jag skrivit på annat håll.`,
    `Jede Woche bringt jemand eine Jacke in die Werkstatt, die „nicht mehr dicht“ ist. Etwa jeder zweiten fehlt nichts. In ihr steckt ein Jahr Schweiß, Sonnencreme und Lagerfeuer, und der Außenstoff saugt Wasser wie Papier. Die Jacke geht gewaschen nach Hause, und dem Besitzer ist es etwas peinlich. Muss es nicht: Ihm hat es ja niemand gesagt.
    # Wann waschen
    Wenn der Kragen dunkel ist, wenn im Regen ein nasser Fleck stehen bleibt oder wenn sie riecht. Bei regelmäßigem Gebrauch ist das ein- oder zweimal je Saison. Schmutz verstopft die Membran und nimmt der Oberfläche die Abperlwirkung; Wasser tut beides nicht.
    # So wasche ich
    1. Taschen leeren, Reiß- und Klettverschlüsse schließen, Kordeln lockern.
    2. Pflegeetikett lesen. Die meisten [Hardshells](group:shells) wäscht man bei 30 °C im Schongang.
    3. Waschmittel für Funktionskleidung nehmen oder wenig unparfümiertes Flüssigwaschmittel. Weichspüler, Bleiche und Pulver bleiben im Regal.
    4. Zweimal spülen und leicht schleudern.
    5. Aufhängen. Wenn das Etikett es erlaubt, zum Schluss zwanzig Minuten bei niedriger Temperatur in den Trockner: Wärme weckt die Imprägnierung.
    # Wann imprägnieren
    Tropfen Sie Wasser auf einen trockenen Ärmel. Perlt es ab, tun Sie nichts. Breitet es sich aus, versuchen Sie es zuerst mit Wärme. Erst wenn auch das nicht hilft, wird imprägniert.
    - **Spray** passt für gefütterte Jacken: Es bleibt außen und setzt das Futter nicht zu. Auf sauberen, feuchten Stoff sprühen und Läufer abwischen.
    - **Einwaschmittel** ist bequemer und passt für ungefütterte Hardshells.
    Immer mehr neue Hardshells sind ohne PFAS ausgerüstet. Das ist richtig so, nur will die Oberfläche öfter erneuert werden als früher.
    @scene/sewing
    # Löcher, die Sie selbst flicken
    Die Spur eines Funkens oder Stacheldrahts ist eine halbe Stunde Arbeit. Stelle mit Alkohol abwischen, aus Klebeflicken ein rundes Stück schneiden, das ringsum einen Zentimeter übersteht, und eine Minute mit warmer Hand andrücken. Spitze Ecken lösen sich, runde nicht. Vor dem nächsten Regen über Nacht ruhen lassen.
    ! Nähen Sie wasserdichten Stoff nicht selbst: Jedes Nadelloch leckt, und zum Abdichten mit Nahtband braucht es eine Maschine.
    # Wann Sie zu uns kommen
    - Der Reißverschluss öffnet sich hinter dem Schieber: Oft genügt ein neuer Schieber, der weniger kostet als ein Mittagessen.
    - Nahtband löst sich: Wir kleben es in der Presse.
    - Der Riss ist länger als ein Finger oder läuft in eine Naht.
    - Klettband ist voller Haare und hält nicht. Versuchen Sie es erst mit einer Zahnbürste.
    Abgeben können Sie die Jacke in jeder Filiale, den Preis erfahren Sie vor Beginn: [Reparaturservice](page:repair).
    # Wann es genug ist
    Wenn innen die Membran abblättert, ist das Stück am Ende. Schneiden Sie ein Sitzkissen oder einen regenfesten Beutel daraus. Über [eine Jacke](post:fourteen-years), die noch nicht so weit ist, habe ich an anderer Stelle geschrieben.`,
    `Chaque semaine, l’atelier reçoit une veste qui « ne tient plus la pluie ». La moitié n’a aucun défaut. Elle porte un an de sueur, de crème solaire et de fumée, et son tissu extérieur boit l’eau comme du papier. Elle repart lavée, et son propriétaire un peu gêné. À tort : personne ne le lui avait dit.
    # Quand laver
    Quand le col fonce, quand une tache humide reste en surface sous la pluie, ou quand elle sent. En usage régulier, une ou deux fois par saison. La saleté bouche la membrane et ôte au tissu son effet déperlant ; l’eau ne fait ni l’un ni l’autre.
    # Ma méthode
    1. Videz les poches, fermez zips et bandes, desserrez les cordons.
    2. Lisez l’étiquette. La plupart des [vestes imperméables](group:shells) se lavent à 30 °C, cycle délicat.
    3. Prenez une lessive pour vêtements techniques, ou un peu de lessive liquide sans parfum. Adoucissant, javel et poudre restent sur l’étagère.
    4. Rincez deux fois, essorez doucement.
    5. Faites sécher sur cintre. Si l’étiquette le permet, finissez par vingt minutes de sèche-linge à basse température : la chaleur réveille le traitement déperlant.
    # Quand retraiter
    Versez quelques gouttes sur une manche sèche. Si elles perlent, ne faites rien. Si elles s’étalent, essayez d’abord la chaleur. Ce n’est qu’ensuite qu’il faut retraiter.
    - **Le spray** convient aux vestes doublées : il reste dehors et n’encrasse pas la doublure. Vaporisez sur tissu propre et humide, essuyez les coulures.
    - **Le produit en machine** est plus simple et convient aux vestes sans doublure.
    De plus en plus de vestes neuves sont traitées sans PFAS. C’est le bon choix, mais la surface demande à être ravivée plus souvent qu’avant.
    @scene/sewing
    # Les trous à réparer soi-même
    Une étincelle, un barbelé : une demi-heure de travail. Essuyez à l’alcool, découpez une pièce adhésive ronde qui dépasse le trou d’un centimètre tout autour, pressez une minute avec la paume chaude. Les angles se décollent, les arrondis non. Laissez reposer une nuit avant la pluie.
    ! Ne cousez pas vous-même un tissu imperméable : chaque trou d’aiguille fuit, et le recouvrir de bande demande une machine.
    # Quand nous l’apporter
    - Le zip s’ouvre derrière le curseur : souvent un curseur neuf suffit, pour moins que le prix d’un déjeuner.
    - La bande d’étanchéité se soulève : nous la recollons à la presse.
    - L’accroc est plus long qu’un doigt ou rejoint une couture.
    - La bande auto-agrippante est pleine de cheveux. Essayez d’abord une brosse à dents.
    Déposez la veste dans n’importe quel magasin ; vous connaissez le prix avant que nous commencions : [l’atelier](page:repair).
    # Quand renoncer
    Quand la membrane pèle à l’intérieur, le vêtement est au bout. Taillez-y un coussin ou une pochette étanche. J’ai raconté ailleurs l’histoire d’[une veste](post:fourteen-years) qui n’en est pas là.`,
    `Каждую неделю в мастерскую приносят куртку, которая «больше не держит воду». Примерно у половины нет никакой поломки. Есть год пота, солнцезащитного крема и дыма костра, и верхняя ткань впитывает воду, как бумага. Куртка уходит домой постиранной, а хозяин — немного смущённым. Зря: ему просто никто не рассказал.
    # Когда стирать
    Когда потемнел воротник, когда в дождь на ткани остаётся мокрое пятно или когда куртка пахнет. При частой носке это раз-два за сезон. Грязь забивает мембрану и снимает водоотталкивающий слой; вода не делает ни того ни другого.
    # Как стираю я
    1. Опустошите карманы, закройте молнии и липучки, ослабьте шнуры.
    2. Прочтите ярлык. Большинство [мембранных вещей](group:shells) стирают при 30 °C в деликатном режиме.
    3. Возьмите средство для мембранной одежды или немного жидкого без запаха. Кондиционер, отбеливатель и порошок остаются на полке.
    4. Полощите дважды, отжимайте слегка.
    5. Повесьте сушиться. Если ярлык разрешает, в конце — двадцать минут в сушилке на слабом тепле: оно оживляет водоотталкивающий слой.
    # Когда пропитывать
    Капните воды на сухой рукав. Собирается в шарики — ничего не делайте. Растекается — сначала попробуйте тепло. И только если не помогло, пропитывайте.
    - **Спрей** подходит для куртки с подкладкой: он остаётся снаружи. Наносите на чистую влажную ткань и сотрите подтёки.
    - **Средство для стиральной машины** проще и годится для мембраны без подкладки.
    Всё больше новых мембранных вещей обрабатывают без PFAS. Это правильно, но обновлять слой приходится чаще, чем раньше.
    @scene/sewing
    # Дырка, которую заклеите сами
    След искры или колючей проволоки — работы на полчаса. Протрите место спиртом, вырежьте из клейкой заплатки круг, который перекрывает дырку на сантиметр со всех сторон, и прижмите тёплой ладонью на минуту. Острые углы отклеиваются, круглые края — нет. До дождя дайте полежать ночь.
    ! Не шейте непромокаемую ткань сами: каждый прокол протекает, а чтобы проклеить их лентой, нужна машина.
    # Когда нести к нам
    - Молния расходится за бегунком: часто хватает нового бегунка, а он дешевле обеда.
    - Отходит проклейка шва: вклеим под прессом.
    - Разрыв длиннее пальца или доходит до шва.
    - Липучка забилась волосами и не держит. Сначала попробуйте зубную щётку.
    Оставить куртку можно в любом магазине, цену назовём до начала работы: [ремонт](page:repair).
    # Когда прощаться
    Если мембрана шелушится изнутри, вещь отслужила. Вырежьте из неё сидушку или непромокаемый мешочек. А о [куртке](post:fourteen-years), которой до этого ещё далеко, я написала отдельно.`,
  ),
};
