import type { DemoGroup } from '../group';
import { six } from '../six';

/** Everything for children. */
export const CHILDREN_GROUPS = [
  {
    key: 'children',
    name: six('Lapset', 'Children', 'Barn', 'Kinder', 'Enfants', 'Детям'),
    slug: six('lapset', 'children', 'barn', 'kinder', 'enfants', 'detyam'),
    description: six(
      'Retkestä tulee hyvä, kun lapsi on lämmin, kuiva ja kylläinen. Vaatteissa on kasvuvaraa ja heijastimia, ja pieneksi jääneen voi tuoda meille myytäväksi käytettynä.',
      'A trip goes well when a child is warm, dry and fed. Our clothes have room to grow and reflectors, and what is outgrown can come back to us for second hand.',
      'Turen blir bra när barnet är varmt, torrt och mätt. Kläderna har växmån och reflexer, och det urvuxna kan komma tillbaka till oss som begagnat.',
      'Eine Tour gelingt, wenn das Kind warm, trocken und satt ist. Die Sachen wachsen mit und haben Reflektoren, und was zu klein ist, nehmen wir gebraucht zurück.',
      'Une sortie est réussie quand l’enfant est au chaud, au sec et rassasié. Nos vêtements grandissent avec lui et portent des réflecteurs ; trop petits, nous les reprenons d’occasion.',
      'Поход удастся, если ребёнок в тепле, сухой и сытый. У одежды есть запас на рост и светоотражатели, а то, из чего выросли, мы примем в комиссию.',
    ),
    filters: ['weight', 'season', 'material'],
  },
  {
    key: 'kids-skiing',
    parent: 'children',
    name: six(
      'Lasten hiihto',
      'Children’s skiing',
      'Barnens skidåkning',
      'Ski für Kinder',
      'Ski enfants',
      'Детские лыжи',
    ),
    slug: six(
      'lasten-hiihto',
      'childrens-skiing',
      'barnens-skidakning',
      'ski-fuer-kinder',
      'ski-enfants',
      'detskie-lyzhi',
    ),
    description: six(
      'Lyhyt ja pehmeä suksi kääntyy pelkällä ajatuksella. Osta tälle talvelle, älä seuraavalle: liian pitkä suksi vie ilon.',
      'A short, soft ski turns at a thought. Buy for this winter, not the next: a ski that is too long takes the fun away.',
      'En kort och mjuk skida svänger bara man tänker på det. Köp för den här vintern, inte nästa: för långa skidor tar bort glädjen.',
      'Ein kurzer, weicher Ski dreht fast von selbst. Kaufen Sie für diesen Winter, nicht für den nächsten: Zu lange Ski verderben die Freude.',
      'Un ski court et souple tourne rien qu’en y pensant. Achetez pour cet hiver, pas pour le prochain : trop long, il gâche le plaisir.',
      'Короткая мягкая лыжа поворачивает сама. Покупайте на эту зиму, а не на следующую: слишком длинные лыжи отбивают охоту.',
    ),
    filters: ['flex', 'weight', 'level'],
  },
  {
    key: 'kids-clothing',
    parent: 'children',
    name: six(
      'Lasten vaatteet',
      'Children’s clothing',
      'Barnkläder',
      'Kinderbekleidung',
      'Vêtements enfants',
      'Детская одежда',
    ),
    slug: six(
      'lasten-vaatteet',
      'childrens-clothing',
      'barnklader',
      'kinderbekleidung',
      'vetements-enfants',
      'detskaya-odezhda',
    ),
    description: six(
      'Haalari pienimmille, takki ja housut isommille. Koko on lapsen pituus senttimetreinä, ja puolikkaan koon kasvuvara on laskettu mukaan.',
      'Overalls for the smallest, jacket and trousers for the bigger ones. The size is the child’s height in centimetres, with half a size of growing room already in it.',
      'Overall för de minsta, jacka och byxor för de större. Storleken är barnets längd i centimeter, och en halv storlek växmån är inräknad.',
      'Overall für die Kleinsten, Jacke und Hose für die Größeren. Die Größe ist die Körpergröße in Zentimetern, eine halbe Größe zum Hineinwachsen ist eingerechnet.',
      'Combinaison pour les plus petits, veste et pantalon pour les grands. La taille est celle de l’enfant en centimètres, avec une demi-taille de marge.',
      'Комбинезон для самых маленьких, куртка и брюки для тех, кто постарше. Размер — рост ребёнка в сантиметрах, запас на полразмера уже учтён.',
    ),
    filters: ['waterproof', 'season', 'material'],
  },
  {
    key: 'kids-footwear',
    parent: 'children',
    name: six('Lasten kengät', 'Children’s shoes', 'Barnskor', 'Kinderschuhe', 'Chaussures enfants', 'Детская обувь'),
    slug: six('lasten-kengat', 'childrens-shoes', 'barnskor', 'kinderschuhe', 'chaussures-enfants', 'detskaya-obuv'),
    description: six(
      'Varpaiden eteen sentti, talvikengässä puolitoista. Piirrä jalan ääriviivat paperille ja mittaa pisin varvas, niin koko osuu kerralla.',
      'A centimetre in front of the toes, a centimetre and a half in winter boots. Draw round the foot and measure to the longest toe: the size will be right first time.',
      'En centimeter framför tårna, en och en halv i vinterskor. Rita av foten och mät till längsta tån, så blir storleken rätt på en gång.',
      'Ein Zentimeter vor den Zehen, im Winterschuh anderthalb. Zeichnen Sie den Fuß ab und messen Sie bis zum längsten Zeh, dann passt die Größe auf Anhieb.',
      'Un centimètre devant les orteils, un et demi l’hiver. Tracez le contour du pied et mesurez jusqu’au plus long orteil : la pointure sera bonne du premier coup.',
      'Сантиметр перед пальцами, в зимней обуви — полтора. Обведите стопу и измерьте до самого длинного пальца: размер подойдёт с первого раза.',
    ),
    filters: ['closure', 'season', 'material'],
  },
] as const satisfies readonly DemoGroup[];
