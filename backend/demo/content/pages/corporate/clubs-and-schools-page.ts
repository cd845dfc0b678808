import type { DemoPage } from '../../page';
import { six } from '../../six';

export const CLUBS_AND_SCHOOLS: DemoPage = {
  key: 'corporate-clubs',
  slug: six(
    'yritysmyynti/seurat-ja-koulut',
    'business/clubs-and-schools',
    'foretagsforsaljning/foreningar-och-skolor',
    'firmenkunden/vereine-und-schulen',
    'entreprises/clubs-et-ecoles',
    'korporativnye/kluby-i-shkoly',
  ),
  title: six(
    'Seurat ja koulut',
    'Clubs and schools',
    'Föreningar och skolor',
    'Vereine und Schulen',
    'Clubs et écoles',
    'Клубы и школы',
  ),
  text: six(
    `Hiihtoseura, partiolippukunta, retkikerho tai koulun liikuntavarasto: yhdellä tilauksella saa kaikille kerralla.
    # Edut
    - Hinta määrän mukaan, tarjous kahdessa arkipäivässä.
    - Suksien jäykkyydet mitataan jokaiselle, kun painot on ilmoitettu.
    - Kasvunvaraa: monot ja kengät voi vaihtaa isompiin kauden aikana.
    # Seurailta
    Suljemme myymälän yleisöltä illaksi. Seura tuo kahvit, me neuvomme ja voitelemme.`,
    `A ski club, a scout troop, a hiking society or a school’s sports store: one order covers everybody.
    # What you get
    - A price by quantity, with an offer within two working days.
    - Ski flex measured for each skier once we know their weights.
    - Room to grow: boots and shoes can be changed for larger ones during the season.
    # Club night
    We close the store to the public for an evening. You bring the coffee, we advise and wax.`,
    `En skidklubb, en scoutkår, en vandrarförening eller skolans idrottsförråd: en beställning räcker för alla.
    # Det här får ni
    - Pris efter antal, offert inom två arbetsdagar.
    - Skidornas spann mäts för var och en när vi vet vikten.
    - Växtmån: pjäxor och skor kan bytas mot större under säsongen.
    # Föreningskväll
    Vi stänger butiken för allmänheten en kväll. Ni tar med kaffet, vi ger råd och vallar.`,
    `Skiclub, Pfadfinderstamm, Wanderverein oder Schulsport: eine Bestellung für alle.
    # Das bieten wir
    - Preis nach Menge, Angebot innerhalb von zwei Werktagen.
    - Die Spannung der Ski wird für alle gemessen, wenn wir die Gewichte kennen.
    - Luft zum Wachsen: Schuhe lassen sich in der Saison gegen größere tauschen.
    # Vereinsabend
    Wir schließen die Filiale für einen Abend. Sie bringen den Kaffee, wir beraten und wachsen.`,
    `Club de ski, troupe scoute, association de randonnée ou école : une seule commande pour tous.
    # Ce que nous proposons
    - Un prix selon la quantité, devis sous deux jours ouvrés.
    - La rigidité des skis mesurée pour chacun, dès que nous connaissons les poids.
    - De quoi grandir : les chaussures s’échangent contre plus grand en cours de saison.
    # Soirée club
    Nous fermons le magasin au public le temps d’une soirée. Vous apportez le café, nous conseillons et fartons.`,
    `Лыжный клуб, скаутский отряд, кружок туристов или школа: одного заказа хватит на всех.
    # Что мы предлагаем
    - Цену по количеству, предложение в течение двух рабочих дней.
    - Жёсткость лыж подберём каждому, когда знаем вес.
    - На вырост: ботинки можно обменять на больший размер в течение сезона.
    # Клубный вечер
    На вечер закрываем магазин для остальных. С вас кофе, с нас советы и смазка.`,
  ),
};
