import type { DemoTabbedPage } from '../content-item';
import { six } from '../six';
import { BOOT_FITTING_TAB, MOUNTING_TAB } from './ski-service-fitting';

export const SKI_SERVICE: DemoTabbedPage = {
  key: 'ski-service',
  slug: six('suksihuolto', 'ski-service', 'skidservice', 'skiservice', 'atelier-ski', 'lyzhnyj-servis'),
  title: six(
    'Suksihuolto ja monojen sovitus',
    'Ski service and boot fitting',
    'Skidservice och pjäxanpassning',
    'Skiservice und Schuhanpassung',
    'Atelier ski et ajustement des chaussures',
    'Лыжный сервис и подгонка ботинок',
  ),
  tabs: [
    {
      slug: six(
        'pohjat-ja-kantit',
        'bases-and-edges',
        'belag-och-kanter',
        'belag-und-kanten',
        'semelles-et-carres',
        'baza-i-kanty',
      ),
      title: six(
        'Pohjat ja kantit',
        'Bases and edges',
        'Belag och kanter',
        'Belag und Kanten',
        'Semelles et carres',
        'База и канты',
      ),
      text: six(
        `Suksihuolto toimii Helsingin myymälässä. Sukset voi jättää mihin tahansa myymälään, josta ne kulkevat Helsinkiin ja takaisin viikossa.
        # Mitä teemme
        - Kanttien teroitus kulmaan, jonka kerromme sinulle: rinteeseen tavallisesti 88 astetta, tunturiin 89.
        - Pohjan hionta kivellä, kun pohjassa on naarmuja tai se on kovera.
        - Reikien paikkaus, kun hyppyri oli pensas.
        - Parafiini ja harjaus jokaisen työn päälle.
        # Milloin on aika
        Pyyhkäise kynnellä kanttia poikittain. Jos kynnestä ei irtoa mitään, kantti on tylsä. Jos pohja on harmaa ja kuiva jalan alta, se janoaa parafiinia.
        ! Hionta ohentaa pohjaa, ja sukset kestävät niitä rajallisesti. Kerran kaudessa riittää useimmille, välillä pelkkä kantti.`,
        `The ski service works in our Helsinki store. Leave your skis at any store; from there they travel to Helsinki and back within a week.
        # What we do
        - Sharpen edges to an angle that we tell you: usually 88 degrees for pistes, 89 for the fells.
        - Grind the base on stone when it is scratched or concave.
        - Fill holes, when the jump turned out to be a bush.
        - Wax and brush after every job.
        # When it is time
        Draw a fingernail across the edge. If nothing comes off the nail, the edge is dull. If the base is grey and dry underfoot, it is thirsty for wax.
        ! Grinding thins the base, and a ski stands only so much of it. Once a season is enough for most, with just the edges in between.`,
        `Skidservicen finns i butiken i Helsingfors. Lämna in skidorna i vilken butik som helst; därifrån reser de till Helsingfors och tillbaka inom en vecka.
        # Vad vi gör
        - Slipar kanterna till en vinkel som vi talar om: oftast 88 grader för pist, 89 för fjäll.
        - Stenslipar belaget när det är repat eller konkavt.
        - Lagar hål, när hoppet visade sig vara en buske.
        - Vallar och borstar efter varje jobb.
        # När det är dags
        Dra en nagel tvärs över kanten. Lossnar inget från nageln är kanten slö. Är belaget grått och torrt under foten törstar det efter paraffin.
        ! Slipningen tunnar ut belaget, och en skida tål bara ett visst antal. En gång per säsong räcker för de flesta, däremellan bara kanterna.`,
        `Der Skiservice arbeitet in unserer Filiale Helsinki. Abgeben können Sie Ihre Ski überall; von dort reisen sie innerhalb einer Woche nach Helsinki und zurück.
        # Was wir tun
        - Kanten schleifen, in einem Winkel, den wir Ihnen nennen: auf der Piste meist 88 Grad, im Fjell 89.
        - Den Belag auf Stein schleifen, wenn er verkratzt oder hohl ist.
        - Löcher füllen, wenn die Schanze doch ein Busch war.
        - Nach jeder Arbeit wachsen und bürsten.
        # Wann es so weit ist
        Ziehen Sie den Fingernagel quer über die Kante. Löst sich nichts vom Nagel, ist sie stumpf. Ist der Belag unter dem Fuß grau und trocken, hat er Durst.
        ! Schleifen macht den Belag dünner, und ein Ski verträgt es nur begrenzt oft. Den meisten genügt einmal je Saison, dazwischen nur die Kanten.`,
        `L’atelier ski travaille dans notre magasin d’Helsinki. Déposez vos skis n’importe où : ils font l’aller-retour en une semaine.
        # Ce que nous faisons
        - Affûter les carres à un angle que nous vous indiquons : 88 degrés le plus souvent sur piste, 89 en montagne.
        - Rectifier la semelle à la pierre quand elle est rayée ou creuse.
        - Boucher les trous, quand le tremplin était un buisson.
        - Farter et brosser après chaque travail.
        # Quand s’y prendre
        Passez un ongle en travers de la carre. S’il n’y laisse rien, elle est émoussée. Une semelle grise et sèche sous le pied a soif de fart.
        ! La rectification amincit la semelle, et un ski n’en supporte qu’un certain nombre. Une fois par saison suffit à la plupart, avec les seules carres entre-temps.`,
        `Лыжный сервис работает в нашем магазине в Хельсинки. Сдать лыжи можно в любом магазине: до Хельсинки и обратно они доедут за неделю.
        # Что мы делаем
        - Точим канты под угол, который вам называем: для трасс обычно 88 градусов, для сопок 89.
        - Шлифуем базу на камне, если она исцарапана или вогнута.
        - Заделываем дыры, когда трамплин оказался кустом.
        - После каждой работы — парафин и щётка.
        # Когда пора
        Проведите ногтем поперёк канта. Если с ногтя ничего не снимается, кант тупой. Если база под ногой серая и сухая, она просит парафина.
        ! Шлифовка истончает базу, и лыжи выдерживают её ограниченное число раз. Большинству хватает раза за сезон, а между ними — только канты.`,
      ),
    },
    {
      slug: six(
        'jaykkyyden-mittaus',
        'flex-test',
        'spannmatning',
        'spannungsmessung',
        'mesure-du-cambre',
        'izmerenie-zhestkosti',
      ),
      title: six(
        'Jäykkyyden mittaus',
        'Measuring flex',
        'Spannmätning',
        'Spannungsmessung',
        'Mesure du cambre',
        'Измерение жёсткости',
      ),
      text: six(
        `Mittapenkki painaa suksen pöytää vasten voimalla, joka vastaa painoasi, ja näyttää, mihin pitoalue jää. Sellainen on Helsingissä ja Rovaniemellä. Mittaus on maksuton myös suksille, jotka on ostettu muualta.
        # Ota mukaan
        Sukset puhtaina ja monot, joilla hiihdät. Punnitsemme sinut vaatteineen, joten tule sellaisena kuin ladulle menet.
        # Mitä saat
        Kaksi lukua ja merkin suksen kylkeen: mistä pitovoide alkaa ja mihin se loppuu. Kysy myös, mitä luvut kertovat: [pituudesta ja jäykkyydestä](guide:ski-length) on oma oppaansa.`,
        `The bench presses a ski against a table with the force of your weight and shows where the grip zone falls. There is one in Helsinki and one in Rovaniemi. Measuring is free, also for skis bought elsewhere.
        # Bring along
        Your skis, clean, and the boots you ski in. We weigh you in your clothes, so come as you go to the track.
        # What you get
        Two figures and a mark on the sidewall: where the grip wax begins and where it ends. Ask what the figures mean, too: [length and stiffness](guide:ski-length) have a guide of their own.`,
        `Mätbänken trycker skidan mot ett bord med en kraft som motsvarar din vikt och visar var fästzonen hamnar. Det finns en i Helsingfors och en i Rovaniemi. Mätningen är gratis, även för skidor köpta någon annanstans.
        # Ta med
        Skidorna, rena, och pjäxorna du åker i. Vi väger dig med kläder på, så kom som du går till spåret.
        # Det här får du
        Två siffror och ett märke på sidan av skidan: var fästvallan börjar och var den slutar. Fråga också vad siffrorna betyder: om [längd och spann](guide:ski-length) finns en egen guide.`,
        `Die Messbank drückt den Ski mit der Kraft Ihres Gewichts gegen einen Tisch und zeigt, wo die Haftzone liegt. Es gibt eine in Helsinki und eine in Rovaniemi. Das Messen ist kostenlos, auch für anderswo gekaufte Ski.
        # Bringen Sie mit
        Saubere Ski und die Schuhe, in denen Sie laufen. Wir wiegen Sie angezogen, kommen Sie also so, wie Sie in die Loipe gehen.
        # Was Sie bekommen
        Zwei Zahlen und eine Marke an der Seitenwange: wo das Haftwachs beginnt und wo es endet. Fragen Sie auch, was die Zahlen sagen: Zu [Länge und Spannung](guide:ski-length) gibt es einen eigenen Ratgeber.`,
        `Le banc presse le ski contre une table avec la force de votre poids et montre où tombe la zone d’accroche. Il y en a un à Helsinki et un à Rovaniemi. La mesure est gratuite, même pour des skis achetés ailleurs.
        # À apporter
        Vos skis, propres, et vos chaussures. Nous vous pesons habillé : venez comme vous allez à la piste.
        # Ce que vous recevez
        Deux chiffres et un repère sur le chant : où le fart de retenue commence, où il finit. Demandez aussi ce qu’ils disent : [longueur et rigidité](guide:ski-length) ont leur guide.`,
        `Стенд прижимает лыжу к столу с силой вашего веса и показывает, где окажется колодка. Один стоит в Хельсинки, другой в Рованиеми. Измерение бесплатное и для лыж, купленных в другом месте.
        # Возьмите с собой
        Чистые лыжи и ботинки, в которых ходите. Взвешиваем в одежде, так что приходите как на лыжню.
        # Что вы получите
        Две цифры и метку на боку лыжи: где мазь держания начинается и где кончается. Спросите и о смысле цифр: о [длине и жёсткости](guide:ski-length) есть отдельное руководство.`,
      ),
    },
    MOUNTING_TAB,
    BOOT_FITTING_TAB,
  ],
};
