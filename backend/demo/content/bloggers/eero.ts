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
    'Eero on hoitanut Rovaniemen vuokraamon suksia kolmetoista talvea ja mittaa myymälän penkissä parien jäykkyydet. Hän kirjoittaa suksista, pidosta ja lumesta sekä siitä, milloin ei pidä lähteä.',
    'Eero has looked after the skis of our rental shop in Rovaniemi for thirteen winters and measures the flex of pairs on the store’s bench. He writes about skis, grip and snow, and when not to go.',
    'Eero har skött skidorna i vår uthyrning i Rovaniemi i tretton vintrar och mäter spann i butikens mätbänk. Han skriver om skidor, fäste och snö och om när man inte ska ge sig av.',
    'Eero betreut seit dreizehn Wintern die Ski in unserem Verleih in Rovaniemi und prüft auf der Messbank die Spannung der Paare. Er schreibt über Ski, Haftung und Schnee und darüber, wann man nicht losgeht.',
    'Eero s’occupe des skis de notre location de Rovaniemi depuis treize hivers et mesure la rigidité des paires au banc du magasin. Il écrit sur les skis, l’accroche, la neige et les jours où il ne faut pas partir.',
    'Эеро тринадцать зим ухаживает за лыжами нашего проката в Рованиеми и измеряет жёсткость пар на стенде магазина. Он пишет о лыжах, держании и снеге и о том, когда идти не надо.',
  ),
};
