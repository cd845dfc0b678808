import { six } from '../six';
import type { DemoKeyword } from './keyword';

/** Words of fabrics, down, wood and soles. */
export const MATERIAL_KEYWORDS: readonly DemoKeyword[] = [
  {
    key: 'water-column',
    keyword: six('vesipilari', 'waterproof rating', 'vattenpelare', 'Wassersäule', 'colonne d’eau', 'водяной столб'),
    text: six(
      'Vesipilari kertoo millimetreinä, kuinka korkean vesipatsaan kangas kestää ennen kuin se päästää läpi. Sadetakille riittää 10 000 mm; märällä rinteellä ja repun alla 20 000 mm on parempi.',
      'The rating tells in millimetres how tall a column of water the fabric holds before it lets any through. For a rain jacket 10,000 mm is enough; on wet slopes and under a pack 20,000 mm is better.',
      'Vattenpelaren anger i millimeter hur hög pelare av vatten tyget håller innan det släpper igenom. För en regnjacka räcker 10 000 mm; i blöta backar och under ryggsäck är 20 000 mm bättre.',
      'Die Wassersäule gibt in Millimetern an, wie viel Wasser über dem Stoff stehen kann, bevor er durchlässt. Für eine Regenjacke genügen 10.000 mm; auf nassen Hängen und unter dem Rucksack sind 20.000 mm besser.',
      'La colonne d’eau indique en millimètres la hauteur d’eau que le tissu supporte avant de laisser passer l’humidité. 10 000 mm suffisent à une veste de pluie ; sur neige mouillée et sous un sac, mieux vaut 20 000 mm.',
      'Водяной столб показывает в миллиметрах, какую высоту воды держит ткань, прежде чем промокнет. Для дождевика хватит 10 000 мм; на мокром склоне и под рюкзаком лучше 20 000 мм.',
    ),
  },
  {
    key: 'fill-power',
    keyword: six('täytevoima', 'fill power', 'fyllkraft', 'Bauschkraft', 'pouvoir gonflant', 'упругость пуха'),
    text: six(
      'Täytevoima mittaa, kuinka paljon tilaa gramma untuvaa täyttää. Mitä suurempi luku, sitä vähemmän untuvaa sama lämpö vaatii: 600 on hyvä arkeen, 800 silloin, kun jokainen gramma kannetaan.',
      'Fill power measures how much room a gram of down fills. The higher the number, the less down the same warmth takes: 600 is good for every day, 800 for when you carry each gram.',
      'Fyllkraften mäter hur stor plats ett gram dun fyller. Ju högre tal, desto mindre dun krävs för samma värme: 600 är bra till vardags, 800 när varje gram ska bäras.',
      'Die Bauschkraft misst, wie viel Raum ein Gramm Daune füllt. Je höher die Zahl, desto weniger Daune braucht dieselbe Wärme: 600 sind gut für den Alltag, 800, wenn jedes Gramm getragen wird.',
      'Le pouvoir gonflant mesure la place qu’occupe un gramme de duvet. Plus il est élevé, moins il faut de duvet pour la même chaleur : 600 convient au quotidien, 800 quand chaque gramme se porte.',
      'Упругость показывает, какой объём занимает грамм пуха. Чем она выше, тем меньше пуха нужно для того же тепла: 600 хватит на каждый день, 800 — когда несёшь каждый грамм.',
    ),
  },
  {
    key: 'paulownia',
    keyword: six('paulownia', 'paulownia', 'paulownia', 'Paulownia', 'paulownia', 'павловния'),
    text: six(
      'Paulownia on nopeakasvuinen puu, jonka sydän painaa noin kolmanneksen vähemmän kuin haavan. Siksi sitä käytetään suksissa, joilla noustaan.',
      'Paulownia is a fast-growing wood whose core weighs about a third less than poplar. That is why it is used in skis made for climbing.',
      'Paulownia är ett snabbväxande trä vars kärna väger ungefär en tredjedel mindre än asp. Därför används det i skidor för uppstigning.',
      'Paulownia ist ein schnell wachsendes Holz, dessen Kern etwa ein Drittel weniger wiegt als Pappel. Deshalb steckt es in Ski für den Aufstieg.',
      'Le paulownia est un bois à croissance rapide, environ un tiers plus léger que le peuplier. On l’emploie donc dans les skis faits pour monter.',
      'Павловния — быстрорастущее дерево, которое примерно на треть легче тополя. Поэтому её ставят в лыжи для подъёмов.',
    ),
  },
  {
    key: 'merino',
    keyword: six('merinovilla', 'merino', 'merinoull', 'Merinowolle', 'mérinos', 'меринос'),
    text: six(
      'Merinovilla lämmittää myös kosteana eikä ala haista päivässä. Tuuleta paita yön yli ja pese vasta, kun on tarpeen: 30 astetta, villapesuaine, kuivatus vaakatasossa.',
      'Merino keeps you warm even when damp and does not start to smell in a day. Air it overnight and wash only when needed: 30 degrees, wool detergent, dry flat.',
      'Merinoull värmer även när den är fuktig och börjar inte lukta på en dag. Vädra över natten och tvätta först när det behövs: 30 grader, ulltvättmedel, plantorka.',
      'Merinowolle wärmt auch feucht und riecht nicht nach einem Tag. Über Nacht lüften und erst waschen, wenn es nötig ist: 30 Grad, Wollwaschmittel, liegend trocknen.',
      'Le mérinos tient chaud même humide et ne sent pas au bout d’une journée. Aérez-le la nuit et ne le lavez qu’au besoin : 30 degrés, lessive pour laine, séchage à plat.',
      'Меринос греет и влажным и не пахнет после одного дня. Проветривайте ночью, а стирайте только по необходимости: 30 градусов, средство для шерсти, сушка на плоскости.',
    ),
  },
  {
    key: 'gripwalk',
    keyword: six('GripWalk', 'GripWalk', 'GripWalk', 'GripWalk', 'GripWalk', 'GripWalk'),
    text: six(
      'GripWalk-pohja (ISO 23223) on kaareva ja pitävä, joten monolla on helpompi kävellä. Se sopii vain siteisiin, joissa lukee GripWalk.',
      'A GripWalk sole (ISO 23223) is curved and grippy, so the boot is easier to walk in. It fits only bindings that are marked GripWalk.',
      'En GripWalk-sula (ISO 23223) är böjd och greppar, så pjäxan är lättare att gå i. Den passar bara bindningar som är märkta GripWalk.',
      'Eine GripWalk-Sohle (ISO 23223) ist gebogen und griffig, damit es sich im Skischuh leichter geht. Sie passt nur in Bindungen, auf denen GripWalk steht.',
      'Une semelle GripWalk (ISO 23223) est incurvée et adhérente : on marche mieux avec. Elle ne va qu’aux fixations marquées GripWalk.',
      'Подошва GripWalk (ISO 23223) изогнута и цепкая, в таких ботинках легче ходить. Подходит только к креплениям с пометкой GripWalk.',
    ),
  },
];
