import type { DemoCampaign } from '../content-item';
import { six } from '../six';

export const FIRST_SNOW: DemoCampaign = {
  key: 'first-snow',
  scene: 'first-tracks',
  days: [-6, 25],
  group: 'xc-skis',
  slug: six('ensilumi', 'first-snow', 'forsta-snon', 'erster-schnee', 'premiere-neige', 'pervyy-sneg'),
  title: six('Ensilumi', 'First snow', 'Första snön', 'Der erste Schnee', 'Première neige', 'Первый снег'),
  excerpt: six(
    'Ensilumen ladut avautuvat yhdessä yössä. Tee suksille kolme asiaa ennen sitä.',
    'First-snow tracks open overnight. Do three things to your skis before that.',
    'Spåren på första snön öppnar över en natt. Gör tre saker med skidorna innan dess.',
    'Die ersten Loipen öffnen über Nacht. Tun Sie vorher drei Dinge für Ihre Ski.',
    'Les premières pistes ouvrent en une nuit. Faites trois choses pour vos skis avant.',
    'Первые лыжни открываются за ночь. До этого сделайте для лыж три вещи.',
  ),
  text: six(
    `Ensilumen latu on usein kilometrin lenkki tykkilunta, ja siellä on koko kaupunki. Silloin näkee, kenen sukset olivat kesän voideltuina ja kenen eivät.
    # Kolme asiaa ennen ensimmäistä lenkkiä
    1. **Poista kesävoide.** Sikloi ja harjaa luistopinta puhtaaksi.
    2. **Tarkista siteet.** Napsauta mono kiinni ja auki kymmenen kertaa; kulunut kumi vaihdetaan vartissa.
    3. **Testaa jäykkyys**, jos painosi on muuttunut keväästä. Mittapenkki on Helsingin ja Rovaniemen myymälöissä, ja mittaus on maksuton.
    # Tykkilumi on karheaa
    Kiteet ovat teräviä ja syövät sekä voidetta että karvaa. Ota ensimmäisille lenkeille vanhemmat sukset tai kova luistovoide, ja jätä hyvä pari luonnonlumelle.
    ! Ostatko ensimmäisiä suksia? Lue [pituudesta ja jäykkyydestä](guide:ski-length) ja [pidosta](guide:skin-or-wax) ennen kuin katsot hintaa.`,
    `The first track is often a kilometre of machine-made snow with the whole town on it. That is when you see whose skis spent the summer under wax and whose did not.
    # Three things before the first lap
    1. **Take off the summer wax.** Scrape and brush the glide zones clean.
    2. **Check the bindings.** Click a boot in and out ten times; a worn bumper is changed in fifteen minutes.
    3. **Test the flex** if your weight has changed since spring. The bench is in our Helsinki and Rovaniemi stores, and measuring is free.
    # Machine-made snow is rough
    Its crystals are sharp and eat wax and skins alike. Take your older skis or a hard glide wax for the first outings and keep the good pair for natural snow.
    ! Buying your first skis? Read about [length and stiffness](guide:ski-length) and about [grip](guide:skin-or-wax) before you look at the price.`,
    `Det första spåret är ofta en kilometer konstsnö med hela stan på. Då syns det vems skidor låg vallade över sommaren och vems som inte gjorde det.
    # Tre saker före första varvet
    1. **Ta bort sommarvallan.** Sickla och borsta glidytorna rena.
    2. **Kontrollera bindningarna.** Klicka i och ur pjäxan tio gånger; ett slitet gummi byts på en kvart.
    3. **Testa spannet** om din vikt har ändrats sedan i våras. Mätbänken finns i butikerna i Helsingfors och Rovaniemi, och mätningen är gratis.
    # Konstsnö är sträv
    Kristallerna är vassa och äter både valla och hud. Ta de äldre skidorna eller en hård glidvalla de första gångerna och spar det goda paret till natursnön.
    ! Köper du dina första skidor? Läs om [längd och spann](guide:ski-length) och om [fäste](guide:skin-or-wax) innan du tittar på priset.`,
    `Die erste Loipe ist oft ein Kilometer Kunstschnee, und die ganze Stadt ist darauf. Dann sieht man, wessen Ski den Sommer gewachst verbracht haben und wessen nicht.
    # Drei Dinge vor der ersten Runde
    1. **Das Sommerwachs entfernen.** Gleitflächen sauber abziehen und bürsten.
    2. **Die Bindungen prüfen.** Zehnmal ein- und aussteigen; ein abgenutztes Gummi ist in einer Viertelstunde getauscht.
    3. **Die Spannung messen**, wenn sich Ihr Gewicht seit dem Frühjahr geändert hat. Die Messbank steht in den Filialen Helsinki und Rovaniemi, das Messen ist kostenlos.
    # Kunstschnee ist rau
    Seine Kristalle sind scharf und fressen Wachs wie Fell. Nehmen Sie für die ersten Läufe das ältere Paar oder ein hartes Gleitwachs und schonen Sie das gute für Naturschnee.
    ! Kaufen Sie Ihre ersten Ski? Lesen Sie über [Länge und Spannung](guide:ski-length) und über [Haftung](guide:skin-or-wax), bevor Sie auf den Preis sehen.`,
    `La première piste n’est souvent qu’un kilomètre de neige de culture, et toute la ville s’y retrouve. On voit alors quels skis ont passé l’été fartés, et lesquels non.
    # Trois choses avant le premier tour
    1. **Ôter le fart d’été.** Raclez et brossez les zones de glisse.
    2. **Vérifier les fixations.** Chaussez et déchaussez dix fois ; un butoir usé se change en un quart d’heure.
    3. **Tester la rigidité** si votre poids a changé depuis le printemps. Le banc est dans nos magasins d’Helsinki et de Rovaniemi, la mesure est gratuite.
    # La neige de culture est abrasive
    Ses cristaux coupants mangent le fart et la peau. Pour les premières sorties, prenez votre vieille paire ou un fart dur, et gardez la bonne pour la neige naturelle.
    ! Vos premiers skis ? Lisez nos pages sur la [longueur et la rigidité](guide:ski-length) et sur l’[accroche](guide:skin-or-wax) avant de regarder le prix.`,
    `Первая лыжня — это часто километр искусственного снега, и на нём весь город. Тут и видно, чьи лыжи провели лето под парафином, а чьи нет.
    # Три вещи до первого круга
    1. **Снимите летний парафин.** Пройдитесь циклей и щёткой по скользящей поверхности.
    2. **Проверьте крепления.** Пристегните и отстегните ботинок десять раз; изношенный флексор меняется за четверть часа.
    3. **Измерьте жёсткость**, если с весны изменился вес. Стенд стоит в магазинах в Хельсинки и Рованиеми, измерение бесплатное.
    # Искусственный снег шершавый
    Его кристаллы острые и съедают и мазь, и камус. На первые выходы возьмите пару постарше или твёрдый парафин, а хорошую поберегите для настоящего снега.
    ! Покупаете первые лыжи? Прочтите о [длине и жёсткости](guide:ski-length) и о [держании](guide:skin-or-wax), прежде чем смотреть на цену.`,
  ),
};
