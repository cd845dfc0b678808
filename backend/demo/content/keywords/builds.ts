import { toGroup } from '../banners/banner';
import { six } from '../six';
import type { DemoKeyword } from './keyword';

/** Words of how things are built and measured. */
export const BUILD_KEYWORDS: readonly DemoKeyword[] = [
  {
    key: 'membrane',
    keyword: six('kalvo', 'membrane', 'membran', 'Membran', 'membrane', 'мембрана'),
    text: six(
      'Kalvo on kankaiden välissä oleva ohut kerros, joka pysäyttää vesipisarat mutta päästää hien höyryn läpi. Pese kuori silloin, kun se likaantuu: lika tukkii kalvon nopeammin kuin pesu sitä kuluttaa.',
      'A membrane is a thin layer between the fabrics that stops drops of water but lets the vapour of sweat through. Wash a shell when it is dirty: dirt clogs the membrane faster than washing wears it.',
      'Membranet är ett tunt skikt mellan tygerna som stoppar vattendroppar men släpper ut ånga från svett. Tvätta skalplagget när det är smutsigt: smuts täpper till membranet fortare än tvätten sliter på det.',
      'Die Membran ist eine dünne Schicht zwischen den Stoffen, die Wassertropfen aufhält, aber den Dampf des Schweißes durchlässt. Waschen Sie die Jacke, wenn sie schmutzig ist: Schmutz setzt der Membran mehr zu als das Waschen.',
      'La membrane est une fine couche entre les tissus qui arrête les gouttes d’eau mais laisse passer la vapeur de transpiration. Lavez la veste quand elle est sale : la saleté bouche la membrane plus vite que le lavage ne l’use.',
      'Мембрана — тонкий слой между тканями: капли воды не пропускает, а пар выпускает. Стирайте куртку, когда она испачкалась: грязь забивает мембрану быстрее, чем её изнашивает стирка.',
    ),
    url: toGroup('shells'),
  },
  {
    key: 'camber',
    keyword: six('spanni', 'camber', 'spann', 'Vorspannung', 'cambre', 'прогиб'),
    text: six(
      'Spanni on suksen kaari: kuormittamaton suksi nousee keskeltä irti lumesta. Hiihdossa se kantaa pitoalueen luistaessa, mäessä se painaa kärjen ja kannan lumeen. Oikea jäykkyys riippuu painosta, joten mittaamme sen.',
      'Camber is the arch of a ski: without load its middle lifts off the snow. It carries the grip zone while gliding, and on a slope it presses tip and tail into the snow. The right stiffness depends on your weight, so we measure it.',
      'Spannet är skidans båge: utan belastning lyfter mitten från snön. Det bär upp fästzonen i glidet, och i backen trycker det spets och bakände mot snön. Rätt styvhet beror på vikten, så vi mäter den.',
      'Vorspannung ist der Bogen des Skis: Unbelastet hebt sich die Mitte vom Schnee. Beim Langlauf hält sie die Haftzone frei, auf der Piste drückt sie Schaufel und Ende in den Schnee. Die passende Härte hängt vom Gewicht ab, darum messen wir sie.',
      'Le cambre est l’arc du ski : sans charge, le milieu se soulève de la neige. En ski de fond, il porte la zone d’accroche pendant la glisse ; sur piste, il plaque spatule et talon. La bonne rigidité dépend du poids, c’est pourquoi nous la mesurons.',
      'Прогиб — это дуга лыжи: без нагрузки середина приподнята над снегом. На лыжне он держит зону сцепления на весу, на склоне прижимает носок и пятку. Нужная жёсткость зависит от веса, поэтому мы её измеряем.',
    ),
    url: toGroup('skis'),
  },
  {
    key: 'rocker',
    keyword: six('rocker', 'rocker', 'rocker', 'Rocker', 'rocker', 'рокер'),
    text: six(
      'Rocker tarkoittaa, että kärki tai kanta alkaa nousta lumesta tavallista aikaisemmin. Suksi kelluu pehmeässä ja kääntyy helpommin, mutta kovalla lumella käytössä on lyhyempi pätkä kanttia.',
      'Rocker means that tip or tail rises from the snow earlier than usual. The ski floats in soft snow and turns more easily, but on hard snow a shorter stretch of edge is at work.',
      'Rocker betyder att spets eller bakände börjar lyfta tidigare än vanligt. Skidan flyter i mjuk snö och svänger lättare, men på hårt underlag arbetar en kortare kant.',
      'Rocker heißt, dass Schaufel oder Skiende früher als üblich vom Schnee abheben. Der Ski schwimmt im Weichen auf und dreht leichter, auf hartem Schnee greift aber ein kürzeres Stück Kante.',
      'Rocker veut dire que la spatule ou le talon se relève plus tôt que d’habitude. Le ski flotte dans la neige molle et tourne plus facilement, mais sur neige dure la longueur de carre utile diminue.',
      'Рокер — это когда носок или пятка поднимаются над снегом раньше обычного. Лыжа всплывает в мягком снегу и легче поворачивает, но на жёстком работает более короткий кант.',
    ),
  },
  {
    key: 'r-value',
    keyword: six('R-arvo', 'R-value', 'R-värde', 'R-Wert', 'valeur R', 'R-value'),
    text: six(
      'R-arvo kertoo, kuinka hyvin makuualusta eristää maasta. Kesään riittää noin 2, syksyyn 4, ja lumella kannattaa olla vähintään 5. Kahden alustan arvot voi laskea yhteen.',
      'The R-value tells how well a mat insulates from the ground. About 2 is enough for summer and 4 for autumn; on snow take at least 5. The values of two mats may be added.',
      'R-värdet anger hur väl ett liggunderlag isolerar mot marken. Cirka 2 räcker på sommaren och 4 på hösten; på snö bör det vara minst 5. Två underlags värden kan läggas ihop.',
      'Der R-Wert gibt an, wie gut eine Matte gegen den Boden isoliert. Im Sommer genügen etwa 2, im Herbst 4, auf Schnee sollten es mindestens 5 sein. Die Werte zweier Matten darf man addieren.',
      'La valeur R dit à quel point un matelas isole du sol. Environ 2 suffisent en été et 4 en automne ; sur la neige, prenez au moins 5. Les valeurs de deux matelas s’additionnent.',
      'R-value показывает, насколько коврик изолирует от земли. Летом хватает 2, осенью 4, на снегу нужно не меньше 5. Значения двух ковриков складываются.',
    ),
    url: toGroup('mats'),
  },
  {
    key: 'mohair',
    keyword: six('mohair', 'mohair', 'mohair', 'Mohair', 'mohair', 'мохер'),
    text: six(
      'Mohair on angoravuohen karvaa. Nousukarvassa se luistaa paremmin kuin nailon mutta pitää ja kestää vähemmän; siksi moni karva on näiden sekoitusta.',
      'Mohair is the hair of the Angora goat. In a climbing skin it glides better than nylon but grips and lasts less; that is why many skins are a mix of both.',
      'Mohair är angoragetens hår. I en stighud glider det bättre än nylon men fäster och håller sämre; därför är många hudar en blandning.',
      'Mohair ist das Haar der Angoraziege. Im Steigfell gleitet es besser als Nylon, hält und haftet aber weniger; darum sind viele Felle eine Mischung.',
      'Le mohair est le poil de la chèvre angora. Sous un ski, il glisse mieux que le nylon mais accroche et dure moins ; beaucoup de peaux mélangent donc les deux.',
      'Мохер — шерсть ангорской козы. В камусе он скользит лучше нейлона, но держит и служит меньше, поэтому многие камусы смесовые.',
    ),
    url: toGroup('skins-wax'),
  },
  {
    key: 'comfort-temperature',
    keyword: six(
      'mukavuuslämpötila',
      'comfort temperature',
      'komforttemperatur',
      'Komforttemperatur',
      'température de confort',
      'температура комфорта',
    ),
    text: six(
      'Mukavuuslämpötila on se, jossa palelevakin nukkuu rennosti (EN ISO 23537). Raja-arvo on muutamaa astetta kylmempi ja mitattu käppyrässä nukkujalle. Nälkäinen ja väsynyt palelee aina enemmän.',
      'The comfort temperature is the one at which even people who feel the cold sleep at ease (EN ISO 23537). The limit is a few degrees lower and measured for someone curled up. Hungry and tired, you are always colder.',
      'Komforttemperaturen är den där även den frusna sover avslappnat (EN ISO 23537). Gränsvärdet är några grader lägre och gäller den som ligger hopkurad. Hungrig och trött fryser man alltid mer.',
      'Bei der Komforttemperatur schlafen auch Verfrorene entspannt (EN ISO 23537). Der Grenzwert liegt ein paar Grad tiefer und gilt für Zusammengerollte. Hungrig und müde friert man immer mehr.',
      'La température de confort est celle où même les frileux dorment détendus (EN ISO 23537). La limite, plus basse de quelques degrés, vaut pour un dormeur recroquevillé. Fatigué et affamé, on a toujours plus froid.',
      'Температура комфорта — та, при которой спокойно спит и мерзляк (EN ISO 23537). Предельная на несколько градусов ниже и измерена для спящего калачиком. Голодный и уставший всегда мёрзнет сильнее.',
    ),
    url: toGroup('sleeping-bags'),
  },
];
