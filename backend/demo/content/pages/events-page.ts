import type { DemoPage } from '../page';
import { six } from '../six';

export const EVENTS_PAGE: DemoPage = {
  key: 'events',
  scene: 'lake-fire',
  slug: six('tapahtumat', 'events', 'evenemang', 'veranstaltungen', 'evenements', 'sobytiya'),
  title: six('Tapahtumat', 'Events', 'Evenemang', 'Veranstaltungen', 'Événements', 'События'),
  text: six(
    `Myymälöissä opetellaan, kokeillaan ja kuunnellaan ympäri vuoden. Tapahtumat ovat maksuttomia, ja paikan saa varaamalla sen myymälästä.
    ! **Ensi tiistaina kello 18: voitelukoulu Helsingissä**
    ! Pito ja luisto puolessatoista tunnissa. Tuo omat sukset.
    !=> [Varaa paikka](store:helsinki)
    # Joka viikko
    : **Tiistaisin klo 18** **Voitelukoulu** Tuo omat sukset. [Hanki Helsinki](store:helsinki)
    : **Keskiviikkoisin** **Korjausilta** Korjataan yhdessä ompelimossa. [Hanki Tampere](store:tampere)
    : **Torstaisin** **Lumivyöryharjoitus** Etsitään piippareilla Ounasvaaralla. [Hanki Rovaniemi](store:rovaniemi)
    # Kerran kaudessa
    : **Marraskuussa** **Suksipäivä** Jäykkyydet mitataan jonotusnumerolla. [Kaikki myymälät](screen:stores)
    : **Toukokuussa** **Telttapuisto** Kaikki mallit pystyssä ja avattavissa. [Kaikki myymälät](screen:stores)
    : **Elokuussa** **Kajakkien koemelonta** Jyväsjärvellä. [Hanki Jyväskylä](store:jyvaskyla)`,
    `There is something to learn, try or listen to in our stores all year. Events are free; book a place with the store.
    ! **Next Tuesday at 6 pm: waxing school in Helsinki**
    ! Grip and glide in an hour and a half. Bring your own skis.
    !=> [Book a place](store:helsinki)
    # Every week
    : **Tuesdays, 6 pm** **Waxing school** Bring your own skis. [Hanki Helsinki](store:helsinki)
    : **Wednesdays** **Mending night** We mend together in the workshop. [Hanki Tampere](store:tampere)
    : **Thursdays** **Avalanche practice** Searching with transceivers on Ounasvaara. [Hanki Rovaniemi](store:rovaniemi)
    # Once a season
    : **November** **Ski day** Flex measured, take a number. [All stores](screen:stores)
    : **May** **Tent park** Every model pitched and open. [All stores](screen:stores)
    : **August** **Kayak trials** On lake Jyväsjärvi. [Hanki Jyväskylä](store:jyvaskyla)`,
    `I butikerna finns det något att lära sig, prova eller lyssna på året om. Evenemangen är gratis; boka plats i butiken.
    ! **Nästa tisdag kl. 18: vallaskola i Helsingfors**
    ! Fäste och glid på en och en halv timme. Ta med egna skidor.
    !=> [Boka plats](store:helsinki)
    # Varje vecka
    : **Tisdagar kl. 18** **Vallaskola** Ta med egna skidor. [Hanki Helsinki](store:helsinki)
    : **Onsdagar** **Lagarkväll** Vi lagar tillsammans i verkstaden. [Hanki Tampere](store:tampere)
    : **Torsdagar** **Lavinövning** Vi söker med transceiver på Ounasvaara. [Hanki Rovaniemi](store:rovaniemi)
    # En gång per säsong
    : **I november** **Skiddag** Spannet mäts, ta en nummerlapp. [Alla butiker](screen:stores)
    : **I maj** **Tältpark** Alla modeller uppställda och öppna. [Alla butiker](screen:stores)
    : **I augusti** **Provpaddling** På Jyväsjärvi. [Hanki Jyväskylä](store:jyvaskyla)`,
    `In den Filialen gibt es das ganze Jahr etwas zu lernen, auszuprobieren oder zu hören. Die Teilnahme ist kostenlos; Plätze reserviert die Filiale.
    ! **Nächsten Dienstag um 18 Uhr: Wachskurs in Helsinki**
    ! Haften und Gleiten in anderthalb Stunden. Bringen Sie Ihre Ski mit.
    !=> [Platz reservieren](store:helsinki)
    # Jede Woche
    : **Dienstags, 18 Uhr** **Wachskurs** Bringen Sie Ihre Ski mit. [Hanki Helsinki](store:helsinki)
    : **Mittwochs** **Reparaturabend** Wir flicken gemeinsam in der Werkstatt. [Hanki Tampere](store:tampere)
    : **Donnerstags** **Lawinenübung** Suche mit LVS-Geräten am Ounasvaara. [Hanki Rovaniemi](store:rovaniemi)
    # Einmal je Saison
    : **Im November** **Skitag** Spannung messen, bitte Nummer ziehen. [Alle Filialen](screen:stores)
    : **Im Mai** **Zeltpark** Alle Modelle aufgebaut und offen. [Alle Filialen](screen:stores)
    : **Im August** **Probepaddeln** Auf dem Jyväsjärvi. [Hanki Jyväskylä](store:jyvaskyla)`,
    `Toute l’année, on apprend, on essaie et on écoute dans nos magasins. C’est gratuit\u00a0; réservez votre place au magasin.
    ! **Mardi prochain à 18 h\u00a0: école de fartage à Helsinki**
    ! Accroche et glisse en une heure et demie. Apportez vos skis.
    !=> [Réserver une place](store:helsinki)
    # Chaque semaine
    : **Le mardi à 18 h** **École de fartage** Apportez vos skis. [Hanki Helsinki](store:helsinki)
    : **Le mercredi** **Soirée réparation** On répare ensemble à l’atelier. [Hanki Tampere](store:tampere)
    : **Le jeudi** **Exercice avalanche** Recherche au détecteur à Ounasvaara. [Hanki Rovaniemi](store:rovaniemi)
    # Une fois par saison
    : **En novembre** **Journée ski** Mesure de la rigidité, prenez un numéro. [Tous les magasins](screen:stores)
    : **En mai** **Parc de tentes** Tous les modèles montés et ouverts. [Tous les magasins](screen:stores)
    : **En août** **Essais de kayak** Sur le lac Jyväsjärvi. [Hanki Jyväskylä](store:jyvaskyla)`,
    `В магазинах весь год учатся, пробуют и слушают. Участие бесплатное, место можно забронировать в магазине.
    ! **В ближайший вторник в 18:00 — школа смазки в Хельсинки**
    ! Держание и скольжение за полтора часа. Приносите свои лыжи.
    !=> [Забронировать место](store:helsinki)
    # Каждую неделю
    : **По вторникам в 18:00** **Школа смазки** Приносите свои лыжи. [Hanki Helsinki](store:helsinki)
    : **По средам** **Вечер ремонта** Чиним вместе в мастерской. [Hanki Tampere](store:tampere)
    : **По четвергам** **Лавинная тренировка** Поиск с датчиками на Оунасваара. [Hanki Rovaniemi](store:rovaniemi)
    # Раз в сезон
    : **В ноябре** **День лыж** Измеряем жёсткость по талонам. [Все магазины](screen:stores)
    : **В мае** **Палаточный парк** Все модели поставлены и открыты. [Все магазины](screen:stores)
    : **В августе** **Проба каяков** На озере Ювясъярви. [Hanki Jyväskylä](store:jyvaskyla)`,
  ),
};
