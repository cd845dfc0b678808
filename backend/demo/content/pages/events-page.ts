import type { DemoPage } from '../page';
import { six } from '../six';

export const EVENTS_PAGE: DemoPage = {
  key: 'events',
  scene: 'lake-fire',
  slug: six('tapahtumat', 'events', 'evenemang', 'veranstaltungen', 'evenements', 'sobytiya'),
  title: six('Tapahtumat', 'Events', 'Evenemang', 'Veranstaltungen', 'Événements', 'События'),
  text: six(
    `Myymälöissä opetellaan, kokeillaan ja kuunnellaan ympäri vuoden. Tapahtumat ovat maksuttomia, ja paikan saa varaamalla sen myymälästä.
    # Joka viikko
    - Tiistaisin Helsinki: voitelukoulu kello 18. Tuo omat sukset.
    - Keskiviikkoisin Tampere: korjausilta ompelimossa.
    - Torstaisin Rovaniemi: lumivyöryharjoitus piippareilla Ounasvaaralla.
    # Kerran kaudessa
    - Marraskuussa suksipäivä: jäykkyydet mitataan jonotusnumerolla.
    - Toukokuussa telttapuisto: kaikki mallit pystyssä ja avattavissa.
    - Elokuussa kajakkien koemelonta Jyväsjärvellä.`,
    `There is something to learn, try or listen to in our stores all year. Events are free; book a place with the store.
    # Every week
    - Tuesdays, Helsinki: waxing school at 6 pm. Bring your own skis.
    - Wednesdays, Tampere: mending night in the workshop.
    - Thursdays, Rovaniemi: transceiver practice on Ounasvaara.
    # Once a season
    - November, ski day: flex measured, take a number.
    - May, tent park: every model pitched and open.
    - August, kayak trials on lake Jyväsjärvi.`,
    `I butikerna finns det något att lära sig, prova eller lyssna på året om. Evenemangen är gratis; boka plats i butiken.
    # Varje vecka
    - Tisdagar i Helsingfors: vallaskola kl. 18. Ta med egna skidor.
    - Onsdagar i Tammerfors: lagarkväll i verkstaden.
    - Torsdagar i Rovaniemi: transceiverövning på Ounasvaara.
    # En gång per säsong
    - November, skiddag: spannet mäts, ta en nummerlapp.
    - Maj, tältpark: alla modeller uppställda och öppna.
    - Augusti, provpaddling på Jyväsjärvi.`,
    `In den Filialen gibt es das ganze Jahr etwas zu lernen, auszuprobieren oder zu hören. Die Teilnahme ist kostenlos; Plätze reserviert die Filiale.
    # Jede Woche
    - Dienstags, Helsinki: Wachskurs um 18 Uhr. Bringen Sie Ihre Ski mit.
    - Mittwochs, Tampere: Reparaturabend in der Werkstatt.
    - Donnerstags, Rovaniemi: LVS-Übung am Ounasvaara.
    # Einmal je Saison
    - November, Skitag: Spannung messen, bitte Nummer ziehen.
    - Mai, Zeltpark: alle Modelle aufgebaut und offen.
    - August, Probepaddeln auf dem Jyväsjärvi.`,
    `Toute l’année, on apprend, on essaie et on écoute dans nos magasins. C’est gratuit ; réservez votre place au magasin.
    # Chaque semaine
    - Mardi, Helsinki : école de fartage à 18 h. Apportez vos skis.
    - Mercredi, Tampere : soirée réparation à l’atelier.
    - Jeudi, Rovaniemi : exercice de recherche au détecteur à Ounasvaara.
    # Une fois par saison
    - Novembre, journée ski : mesure de la rigidité, prenez un numéro.
    - Mai, parc de tentes : tous les modèles montés et ouverts.
    - Août, essais de kayak sur le lac Jyväsjärvi.`,
    `В магазинах весь год учатся, пробуют и слушают. Участие бесплатное, место можно забронировать в магазине.
    # Каждую неделю
    - По вторникам, Хельсинки: школа смазки в 18:00. Приносите свои лыжи.
    - По средам, Тампере: вечер ремонта в мастерской.
    - По четвергам, Рованиеми: поиск с лавинным датчиком на Оунасваара.
    # Раз в сезон
    - Ноябрь, день лыж: измеряем жёсткость по талонам.
    - Май, палаточный парк: все модели поставлены и открыты.
    - Август, проба каяков на озере Ювясъярви.`,
  ),
};
