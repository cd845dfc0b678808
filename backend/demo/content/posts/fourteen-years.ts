import type { DemoPost } from '../content-item';
import { six } from '../six';

export const FOURTEEN_YEARS: DemoPost = {
  key: 'fourteen-years',
  kind: 'post',
  category: 'care',
  blogger: 'irja',
  scene: 'old-jacket',
  daysAgo: 12,
  models: ['kasivarsi-3l', 'aarni', 'halti'],
  slug: six(
    'takki-joka-on-kaynyt-kuudesti',
    'the-jacket-that-came-six-times',
    'jackan-som-kom-sex-ganger',
    'die-jacke-die-sechsmal-kam',
    'la-veste-qui-est-revenue-six-fois',
    'kurtka-kotoraya-prihodila-shest-raz',
  ),
  title: six(
    'Takki, joka on käynyt kuudesti',
    'The jacket that has come six times',
    'Jackan som har kommit sex gånger',
    'Die Jacke, die sechsmal kam',
    'La veste qui est revenue six fois',
    'Куртка, которая приходила шесть раз',
  ),
  excerpt: six(
    'Punainen kuori, neljätoista vuotta, yksi geologi ja minä. Laskin, mitä korjaaminen on maksanut.',
    'One red shell, fourteen years, one geologist and me. I added up what the mending has cost.',
    'Ett rött skal, fjorton år, en geolog och jag. Jag räknade ihop vad lagningarna har kostat.',
    'Eine rote Hardshell, vierzehn Jahre, ein Geologe und ich. Ich habe ausgerechnet, was das Flicken gekostet hat.',
    'Une veste rouge, quatorze ans, un géologue et moi. J’ai additionné le coût des réparations.',
    'Красная мембрана, четырнадцать лет, один геолог и я. Я посчитала, во что обошёлся ремонт.',
  ),
  text: six(
    `Tunnen asiakkaita, joiden nimeä en muista, mutta tunnen heidän takkinsa. Viime viikolla pöydälle laskettiin punainen Käsivarsi, ja tervehdin sitä ennen kuin tervehdin miestä.
    # Huoltokirja
    Se tuli ensimmäisen kerran kaksi vuotta ostamisen jälkeen. Siitä lähtien olen pitänyt siitä kirjaa ruutuvihkoon, kuten autosta.
    - **Vuosi 2.** Taskun vetoketjun vedin. Kymmenen minuuttia, {eur:9}.
    - **Vuosi 4.** Repeämä hihassa, geologin vasara. Paikka sisäpuolelta, sauma uusittu: {eur:38}.
    - **Vuosi 7.** Pääketju vaihdettu kokonaan. Kaksi tuntia purkamista, tunti ompelua, {eur:72}.
    - **Vuosi 9.** Rannekkeiden reunat hapertuneet. Uudet kapeammat, {eur:34}.
    - **Vuosi 11.** Rinkan hihnat hioneet olkapäät ohuiksi. Vahvikkeet toisesta takista, sinisestä, koska punaista ei enää ollut: {eur:46}.
    - **Vuosi 14.** Niskan saumanauha irti. Liimattu prässissä, {eur:18}.
    Yhteensä {eur:217}, eli noin {eur:15} vuodessa. Uusi vastaava maksaa lähes {eur:300}. Se ei kuitenkaan ole syy, miksi mies tuo sen minulle.
    # Sininen olkapää
    Kun laitoin olkapäille sinistä, pelkäsin, ettei hän pidä siitä. Hän katsoi peiliin pitkään ja sanoi, että nyt sen tunnistaa lentokentällä. Kolme vuotta myöhemmin kaksi nuorempaa geologia samasta laitoksesta tuli kysymään, voisiko heidän ehjiin takkeihinsa ommella siniset olkapäät. En suostunut. Ne pitää ansaita.
    > Takki on hyvä sitten, kun siitä voi sanoa, missä se on ollut.
    @scene/sewing
    # Mitä siitä voi oppia
    1. Tuo ajoissa. Sentin repeämä on paikka, kymmenen sentin repeämä on kokonainen kaitale.
    2. Tuo puhtaana. Likaiseen kankaaseen ei tartu mikään liima; [ohje on täällä](guide:care-of-shells).
    3. Säästä varaosat: siinä pienessä pussissa, joka roikkuu lapussa, on varavedin ja pala kangasta.
    4. Osta väri, jota kestät katsoa viisitoista vuotta.
    ! Ostaessasi käännä takki nurin ja katso ketjun kiinnitystä. Jos sen saa ratkottua rikkomatta saumanauhaa, takin voi korjata. Jos et tiedä, kysy, niin katsotaan yhdessä.
    # Mikä sille tulee seuraavaksi
    Arvioin, että kalvo kestää vielä kolme talvea. Sitten siitä tulee istuinalusia, ja yhden niistä olen jo luvannut ottaa itse. Vastaavan uuden löydät [kuorista](group:shell-jackets), joskus yhden [käytetyistä](screen:secondHand), ja minut [ompelimosta](page:repair) keskiviikkoiltaisin. Tuo se takki. Kahvi on termoksessa, ja neulakin on valmiina.`,
    `I know customers whose names I forget but whose jackets I recognise. Last week a red Käsivarsi was laid on the table, and I greeted it before I greeted the man.
    # The service record
    It came for the first time two years after he bought it. Since then I have kept a squared notebook for it, as one does for a car.
    - **Year 2.** Slider of a pocket zip. Ten minutes, {eur:9}.
    - **Year 4.** A tear in the sleeve, from a rock hammer. Patched from inside, seam redone: {eur:38}.
    - **Year 7.** Main zip replaced. Two hours of unpicking, one of sewing, {eur:72}.
    - **Year 9.** The edges of the cuffs had gone brittle. New and narrower ones, {eur:34}.
    - **Year 11.** Shoulders worn thin by pack straps. Reinforced from another jacket, a blue one, because there was no red left: {eur:46}.
    - **Year 14.** Seam tape loose at the neck. Pressed back, {eur:18}.
    Together {eur:217}, about {eur:15} a year. A new one like it costs nearly {eur:300}. But that is not why he brings it to me.
    # The blue shoulder
    When I put blue on the shoulders I was afraid he would not like it. He looked in the mirror for a long time and said that now he would know it on the luggage belt. Three years later two younger geologists from his department asked whether I would sew blue shoulders on their undamaged jackets. I said no. Those have to be earned.
    > A jacket is good once you can tell where it has been.
    @scene/sewing
    # What there is to learn
    1. Bring it early. A tear of one centimetre is a patch; one of ten is a panel.
    2. Bring it clean. No glue will hold on a dirty fabric; [here is how](guide:care-of-shells).
    3. Keep the spares: that small bag on the hang tag holds a slider and a piece of cloth.
    4. Buy a colour you can bear to look at for fifteen years.
    ! When you buy, turn the jacket inside out and look at how the zip is set. If it can be unpicked without breaking the seam tape, the jacket can be mended. If you cannot tell, ask, and we will look together.
    # What comes next for it
    I give the membrane three more winters. Then it will become seat pads, and I have already promised to take one. Its successors are among the [shell jackets](group:shell-jackets), sometimes one turns up [second hand](screen:secondHand), and I am in the [workshop](page:repair) on Wednesday evenings. Bring that jacket. There is coffee in the flask, and the needle is threaded.`,
    `Jag känner kunder vars namn jag glömmer men vars jackor jag minns. Förra veckan lades en röd Käsivarsi på bordet, och jag hälsade på den innan jag hälsade på mannen.
    # Serviceboken
    Den kom första gången två år efter köpet. Sedan dess har jag fört bok över den i ett rutat häfte, som man gör med en bil.
    - **År 2.** Löparen i fickans dragkedja. Tio minuter, {eur:9}.
    - **År 4.** En reva i ärmen efter en geologhammare. Lapp från insidan, ny söm: {eur:38}.
    - **År 7.** Hela huvuddragkedjan bytt. Två timmars sprättning, en timmes sömnad, {eur:72}.
    - **År 9.** Ärmmuddarnas kanter hade blivit spröda. Nya, smalare, {eur:34}.
    - **År 11.** Axlarna nötta av ryggsäcksremmarna. Förstärkta med tyg från en annan jacka, en blå, för det fanns inget rött kvar: {eur:46}.
    - **År 14.** Sömtejpen i nacken hade släppt. Pressad på plats, {eur:18}.
    Tillsammans {eur:217}, ungefär {eur:15} om året. En ny likadan kostar nästan {eur:300}. Men det är inte därför han kommer till mig med den.
    # Den blå axeln
    När jag satte blått på axlarna var jag rädd att han inte skulle tycka om det. Han såg sig länge i spegeln och sa att nu känner han igen den på bagagebandet. Tre år senare kom två yngre geologer från samma avdelning och undrade om jag kunde sy blå axlar på deras hela jackor. Jag sa nej. Sådana får man förtjäna.
    > En jacka är bra när man kan berätta var den har varit.
    @scene/sewing
    # Vad man kan lära sig
    1. Kom i tid. En reva på en centimeter är en lapp, en på tio är ett helt fält.
    2. Kom med den ren. På smutsigt tyg fäster inget lim; [så här gör du](guide:care-of-shells).
    3. Spara reservdelarna: den lilla påsen på etiketten innehåller en löpare och en bit tyg.
    4. Köp en färg som du står ut med i femton år.
    ! Vänd jackan ut och in när du köper och se hur dragkedjan är isydd. Går den att sprätta loss utan att sömtejpen förstörs kan jackan lagas. Är du osäker frågar du, så tittar vi tillsammans.
    # Vad som väntar den
    Jag tror att membranet klarar tre vintrar till. Sedan blir det sittunderlag, och ett av dem har jag redan lovat att ta själv. Efterföljarna finns bland [skaljackorna](group:shell-jackets), ibland dyker en upp [begagnad](screen:secondHand), och mig hittar du i [verkstaden](page:repair) på onsdagskvällar. Kom med jackan. Det finns kaffe i termosen och tråd på nålen.`,
    `Ich kenne Kunden, deren Namen ich vergesse und deren Jacken ich wiedererkenne. Vorige Woche legte jemand eine rote Käsivarsi auf den Tisch, und ich begrüßte zuerst sie und dann den Mann.
    # Das Serviceheft
    Zum ersten Mal kam sie zwei Jahre nach dem Kauf. Seither führe ich für sie ein kariertes Heft, wie man es für ein Auto tut.
    - **Jahr 2.** Schieber eines Taschenreißverschlusses. Zehn Minuten, {eur:9}.
    - **Jahr 4.** Riss im Ärmel, Geologenhammer. Von innen hinterlegt, Naht erneuert: {eur:38}.
    - **Jahr 7.** Hauptreißverschluss getauscht. Zwei Stunden trennen, eine nähen, {eur:72}.
    - **Jahr 9.** Die Kanten der Bündchen waren brüchig. Neue, schmalere, {eur:34}.
    - **Jahr 11.** Schultern vom Rucksack durchgescheuert. Verstärkt mit Stoff einer anderen Jacke, einer blauen, denn rot gab es nicht mehr: {eur:46}.
    - **Jahr 14.** Nahtband im Nacken lose. In der Presse verklebt, {eur:18}.
    Zusammen {eur:217}, also rund {eur:15} im Jahr. Eine neue kostet fast {eur:300}. Aber das ist nicht der Grund, warum er sie mir bringt.
    # Die blaue Schulter
    Als ich Blau auf die Schultern setzte, fürchtete ich, es würde ihm nicht gefallen. Er sah lange in den Spiegel und sagte, jetzt erkenne er sie auf dem Gepäckband. Drei Jahre später fragten zwei jüngere Geologen aus seinem Institut, ob ich ihnen blaue Schultern auf ihre heilen Jacken nähen könne. Ich sagte Nein. Die muss man sich verdienen.
    > Eine Jacke ist dann gut, wenn man erzählen kann, wo sie gewesen ist.
    @scene/sewing
    # Was man daraus lernen kann
    1. Früh kommen. Ein Riss von einem Zentimeter ist ein Flicken, einer von zehn ein neues Stoffteil.
    2. Sauber bringen. Auf schmutzigem Stoff hält kein Kleber; [so geht das Waschen](guide:care-of-shells).
    3. Ersatzteile aufheben: Im Tütchen am Etikett stecken ein Schieber und ein Stück Stoff.
    4. Eine Farbe kaufen, die man fünfzehn Jahre lang sehen mag.
    ! Drehen Sie die Jacke beim Kauf auf links und sehen Sie sich an, wie der Reißverschluss eingesetzt ist. Lässt er sich heraustrennen, ohne das Nahtband zu zerstören, ist die Jacke reparierbar. Wenn Sie unsicher sind, fragen Sie: Wir schauen gemeinsam.
    # Was als Nächstes kommt
    Ich gebe der Membran noch drei Winter. Dann werden Sitzkissen daraus, und eines habe ich schon für mich versprochen. Ihre Nachfolgerinnen hängen bei den [Hardshelljacken](group:shell-jackets), manchmal taucht eine [gebraucht](screen:secondHand) auf, und ich bin mittwochabends in der [Werkstatt](page:repair). Bringen Sie die Jacke. Kaffee ist in der Kanne, und der Faden ist schon in der Nadel.`,
    `Il y a des clients dont j’oublie le nom mais dont je reconnais la veste. La semaine dernière, on a posé une Käsivarsi rouge sur ma table, et je l’ai saluée avant de saluer l’homme.
    # Le carnet d’entretien
    Elle est venue la première fois deux ans après l’achat. Depuis, je lui tiens un cahier à carreaux, comme on fait pour une voiture.
    - **Année 2.** Curseur d’un zip de poche. Dix minutes, {eur:9}.
    - **Année 4.** Déchirure à la manche, marteau de géologue. Pièce par l’intérieur, couture refaite : {eur:38}.
    - **Année 7.** Zip principal changé. Deux heures à découdre, une à coudre, {eur:72}.
    - **Année 9.** Bords des poignets devenus cassants. Refaits, plus étroits, {eur:34}.
    - **Année 11.** Épaules usées par les bretelles. Renforts pris sur une autre veste, bleue, car il n’y avait plus de rouge : {eur:46}.
    - **Année 14.** Bande décollée à la nuque. Recollée à la presse, {eur:18}.
    En tout {eur:217}, environ {eur:15} par an. Neuve, la même coûte près de {eur:300}. Mais ce n’est pas pour cela qu’il me l’apporte.
    # L’épaule bleue
    Quand j’ai mis du bleu aux épaules, j’ai craint que cela ne lui plaise pas. Il s’est longuement regardé dans la glace, puis il a dit qu’il la reconnaîtrait désormais sur le tapis à bagages. Trois ans plus tard, deux jeunes géologues de son service m’ont demandé des épaules bleues sur leurs vestes intactes. J’ai refusé. Cela se mérite.
    > Une veste est bonne quand on peut dire où elle est allée.
    @scene/sewing
    # Ce qu’on peut en retenir
    1. Venez tôt. Un accroc d’un centimètre, c’est une pièce ; de dix, c’est un panneau entier.
    2. Apportez-la propre. Sur un tissu sale, aucune colle ne tient ; [la méthode est ici](guide:care-of-shells).
    3. Gardez les pièces : le petit sachet de l’étiquette contient un curseur et un bout de tissu.
    4. Achetez une couleur que vous supporterez quinze ans.
    ! Avant d’acheter, retournez la veste et regardez comment le zip est posé. S’il peut se découdre sans abîmer la bande d’étanchéité, elle se réparera. En cas de doute, demandez : nous regarderons ensemble.
    # La suite
    Je donne encore trois hivers à la membrane. Elle finira en coussins, et j’en ai déjà réservé un. Ses héritières sont parmi les [vestes imperméables](group:shell-jackets), il en passe parfois une [d’occasion](screen:secondHand), et moi je suis à [l’atelier](page:repair) le mercredi soir. Apportez cette veste. Le café est dans le thermos, l’aiguille est enfilée.`,
    `Бывают покупатели, чьих имён я не помню, зато узнаю их куртки. На прошлой неделе мне положили на стол красную Käsivarsi, и я поздоровалась сначала с ней, а потом с хозяином.
    # Сервисная книжка
    Впервые она пришла через два года после покупки. С тех пор я веду на неё тетрадь в клетку, как на автомобиль.
    - **Год 2.** Бегунок на кармане. Десять минут, {eur:9}.
    - **Год 4.** Разрыв на рукаве, геологический молоток. Заплата изнутри, новый шов: {eur:38}.
    - **Год 7.** Замена центральной молнии. Два часа пороть, час шить, {eur:72}.
    - **Год 9.** Края манжет рассохлись. Новые, поуже, {eur:34}.
    - **Год 11.** Плечи протёрты лямками. Усиление из другой куртки, синей, потому что красной ткани уже не было: {eur:46}.
    - **Год 14.** Отошла лента на шее. Вклеена под прессом, {eur:18}.
    Всего {eur:217}, около {eur:15} в год. Новая такая стоит почти {eur:300}. Но несёт он её ко мне не поэтому.
    # Синее плечо
    Когда я поставила на плечи синее, я боялась, что ему не понравится. Он долго смотрел в зеркало и сказал, что теперь узнает её на багажной ленте. Через три года пришли двое молодых геологов из того же института и попросили нашить синие плечи на их целые куртки. Я отказала. Такое надо заслужить.
    > Куртка хороша, когда про неё можно рассказать, где она побывала.
    @scene/sewing
    # Чему это учит
    1. Приносите вовремя. Разрыв в сантиметр — это заплатка, в десять — целая вставка.
    2. Приносите чистой. К грязной ткани не пристанет никакой клей; [вот как стирать](guide:care-of-shells).
    3. Берегите запчасти: в пакетике на бирке лежат бегунок и кусочек ткани.
    4. Покупайте цвет, на который согласны смотреть пятнадцать лет.
    ! Покупая куртку, выверните её и посмотрите, как вшита молния. Если её можно выпороть, не порвав проклейку, куртку можно чинить. Не уверены — спросите, посмотрим вместе.
    # Что будет с ней дальше
    Мембране я даю ещё три зимы. Потом из неё выйдут сидушки, и одну я уже обещала забрать себе. Её наследницы — среди [мембранных курток](group:shell-jackets), иногда такая попадается и [в б/у](screen:secondHand), а я по средам вечером в [мастерской](page:repair). Приносите свою куртку. Кофе в термосе, нитка в иголке.`,
  ),
};
