import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const EERO: DemoBlogger = {
  key: 'eero',
  name: 'Eero Lantto',
  slug: 'eero-lantto',
  scene: 'blue-alps',
  excerpt: six(
    'Suksihuoltaja Rovaniemellä. Voitelee viikossa sata paria ja kääntyy takaisin ajoissa.',
    'Ski technician in Rovaniemi. Waxes a hundred pairs a week and turns back in time.',
    'Skidtekniker i Rovaniemi. Vallar hundra par i veckan och vänder i tid.',
    'Skitechniker in Rovaniemi. Wachst hundert Paar pro Woche und kehrt rechtzeitig um.',
    'Technicien ski à Rovaniemi. Farte cent paires par semaine et fait demi-tour à temps.',
    'Лыжный техник в Рованиеми. Готовит сотню пар в неделю и вовремя поворачивает назад.',
  ),
  text: six(
    `Eero on hoitanut Rovaniemen vuokraamon suksia kolmetoista talvea. Sitä ennen hän huolsi kilpahiihtäjien suksia kiertueella ja kyllästyi matkalaukkuihin, ei suksiin.
    Hän mittaa myymälän penkissä parien jäykkyydet ja vetää torstaisin lumivyöryharjoituksen Ounasvaaralla. Kotona Sinetässä on kaksi koiraa, jotka vetävät ahkiota, ja yksi, joka istuu siinä.
    # Mistä hän kirjoittaa
    Suksista, pidosta ja lumesta sekä siitä, milloin ei pidä lähteä. Kysy häneltä liisteristä, jos sinulla on aikaa.`,
    `Eero has looked after the skis of our rental shop in Rovaniemi for thirteen winters. Before that he was a race technician on tour, until he grew tired of suitcases, though not of skis.
    He measures the flex of pairs on the store’s bench and leads Thursday’s avalanche practice on Ounasvaara. At home in Sinettä he has two dogs that pull a pulk and one that sits in it.
    # What he writes about
    Skis, grip and snow, and when not to go. Ask him about klister if you have time.`,
    `Eero har skött skidorna i vår uthyrning i Rovaniemi i tretton vintrar. Innan dess var han tävlingstekniker på turné, tills han tröttnade på resväskor, men inte på skidor.
    Han mäter spann i butikens mätbänk och leder torsdagarnas lavinövning på Ounasvaara. Hemma i Sinettä har han två hundar som drar pulka och en som sitter i den.
    # Det här skriver han om
    Skidor, fäste och snö, och om när man inte ska ge sig av. Fråga honom om klister om du har tid.`,
    `Eero betreut seit dreizehn Wintern die Ski in unserem Verleih in Rovaniemi. Vorher war er als Renntechniker auf Tour, bis er genug hatte, von den Koffern, nicht von den Ski.
    Auf der Messbank der Filiale prüft er die Spannung der Paare, und donnerstags leitet er die Lawinenübung am Ounasvaara. Daheim in Sinettä ziehen zwei Hunde die Pulka, der dritte sitzt darin.
    # Worüber er schreibt
    Über Ski, Haftung und Schnee, und darüber, wann man nicht losgeht. Fragen Sie ihn nach Klister, wenn Sie Zeit haben.`,
    `Eero s’occupe des skis de notre location de Rovaniemi depuis treize hivers. Avant, il était technicien de course en tournée, jusqu’à se lasser des valises, pas des skis.
    Il mesure la rigidité des paires au banc du magasin et mène le jeudi l’exercice avalanche d’Ounasvaara. Chez lui, à Sinettä, deux chiens tirent la pulka et un troisième s’y assied.
    # Ses sujets
    Les skis, l’accroche, la neige, et les jours où il ne faut pas partir. Parlez-lui de klister si vous avez le temps.`,
    `Эеро тринадцать зим ухаживает за лыжами нашего проката в Рованиеми. До этого он ездил техником с гонщиками, пока не устал — от чемоданов, а не от лыж.
    Он измеряет жёсткость пар на стенде магазина и по четвергам ведёт лавинные занятия на Оунасваара. Дома, в Синетта, у него две собаки тянут волокуши, а третья в них сидит.
    # О чём он пишет
    О лыжах, держании и снеге и о том, когда идти не надо. Про клистер спрашивайте, только если есть время.`,
  ),
};
