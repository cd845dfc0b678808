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
    : **Tiistaisin klo 18** **Voitelukoulu** Hanki Helsinki. Tuo omat sukset. [Varaa paikka](store:helsinki)
    : **Keskiviikkoisin klo 17** **Korjausilta** Hanki Tampere. Korjataan yhdessä ompelimossa. [Varaa paikka](store:tampere)
    : **Torstaisin klo 17** **Lumivyöryharjoitus** Hanki Rovaniemi. Etsitään piippareilla Ounasvaaralla. [Varaa paikka](store:rovaniemi)
    # Kerran kaudessa
    : **Marraskuun 1. lauantaina klo 10** **Suksipäivä** Jäykkyydet mitataan jonotusnumerolla. [Valitse myymälä](screen:stores)
    : **Toukokuun 2. lauantaina klo 10** **Telttapuisto** Kaikki mallit pystyssä ja avattavissa. [Valitse myymälä](screen:stores)
    : **Elokuun 1. lauantaina klo 11** **Kajakkien koemelonta** Hanki Jyväskylä. Jyväsjärvellä. [Varaa paikka](store:jyvaskyla)`,
    `There is something to learn, try or listen to in our stores all year. Events are free; book a place with the store.
    ! **Next Tuesday at 6 pm: waxing school in Helsinki**
    ! Grip and glide in an hour and a half. Bring your own skis.
    !=> [Book a place](store:helsinki)
    # Every week
    : **Tuesdays, 6 pm** **Waxing school** Hanki Helsinki. Bring your own skis. [Book a place](store:helsinki)
    : **Wednesdays, 5 pm** **Mending night** Hanki Tampere. We mend together in the workshop. [Book a place](store:tampere)
    : **Thursdays, 5 pm** **Avalanche practice** Hanki Rovaniemi. Searching with transceivers on Ounasvaara. [Book a place](store:rovaniemi)
    # Once a season
    : **First Saturday in November, 10 am** **Ski day** Flex measured, take a number. [Choose a store](screen:stores)
    : **Second Saturday in May, 10 am** **Tent park** Every model pitched and open. [Choose a store](screen:stores)
    : **First Saturday in August, 11 am** **Kayak trials** Hanki Jyväskylä. On lake Jyväsjärvi. [Book a place](store:jyvaskyla)`,
    `I butikerna finns det något att lära sig, prova eller lyssna på året om. Evenemangen är gratis; boka plats i butiken.
    ! **Nästa tisdag kl. 18: vallaskola i Helsingfors**
    ! Fäste och glid på en och en halv timme. Ta med egna skidor.
    !=> [Boka plats](store:helsinki)
    # Varje vecka
    : **Tisdagar kl. 18** **Vallaskola** Hanki Helsinki. Ta med egna skidor. [Boka plats](store:helsinki)
    : **Onsdagar kl. 17** **Lagarkväll** Hanki Tampere. Vi lagar tillsammans i verkstaden. [Boka plats](store:tampere)
    : **Torsdagar kl. 17** **Lavinövning** Hanki Rovaniemi. Vi söker med transceiver på Ounasvaara. [Boka plats](store:rovaniemi)
    # En gång per säsong
    : **Första lördagen i november kl. 10** **Skiddag** Spannet mäts, ta en nummerlapp. [Välj butik](screen:stores)
    : **Andra lördagen i maj kl. 10** **Tältpark** Alla modeller uppställda och öppna. [Välj butik](screen:stores)
    : **Första lördagen i augusti kl. 11** **Provpaddling** Hanki Jyväskylä. På Jyväsjärvi. [Boka plats](store:jyvaskyla)`,
    `In den Filialen gibt es das ganze Jahr etwas zu lernen, auszuprobieren oder zu hören. Die Teilnahme ist kostenlos; Plätze reserviert die Filiale.
    ! **Nächsten Dienstag um 18 Uhr: Wachskurs in Helsinki**
    ! Haften und Gleiten in anderthalb Stunden. Bringen Sie Ihre Ski mit.
    !=> [Platz reservieren](store:helsinki)
    # Jede Woche
    : **Dienstags, 18 Uhr** **Wachskurs** Hanki Helsinki. Bringen Sie Ihre Ski mit. [Platz reservieren](store:helsinki)
    : **Mittwochs, 17 Uhr** **Reparaturabend** Hanki Tampere. Wir flicken gemeinsam in der Werkstatt. [Platz reservieren](store:tampere)
    : **Donnerstags, 17 Uhr** **Lawinenübung** Hanki Rovaniemi. Suche mit LVS-Geräten am Ounasvaara. [Platz reservieren](store:rovaniemi)
    # Einmal je Saison
    : **Erster Samstag im November, 10 Uhr** **Skitag** Spannung messen, bitte Nummer ziehen. [Filiale wählen](screen:stores)
    : **Zweiter Samstag im Mai, 10 Uhr** **Zeltpark** Alle Modelle aufgebaut und offen. [Filiale wählen](screen:stores)
    : **Erster Samstag im August, 11 Uhr** **Probepaddeln** Hanki Jyväskylä. Auf dem Jyväsjärvi. [Platz reservieren](store:jyvaskyla)`,
    `Toute l’année, on apprend, on essaie et on écoute dans nos magasins. C’est gratuit\u00a0; réservez votre place au magasin.
    ! **Mardi prochain à 18 h\u00a0: école de fartage à Helsinki**
    ! Accroche et glisse en une heure et demie. Apportez vos skis.
    !=> [Réserver une place](store:helsinki)
    # Chaque semaine
    : **Le mardi à 18\u00a0h** **École de fartage** Hanki Helsinki. Apportez vos skis. [Réserver une place](store:helsinki)
    : **Le mercredi à 17\u00a0h** **Soirée réparation** Hanki Tampere. On répare ensemble à l’atelier. [Réserver une place](store:tampere)
    : **Le jeudi à 17\u00a0h** **Exercice avalanche** Hanki Rovaniemi. Recherche au détecteur à Ounasvaara. [Réserver une place](store:rovaniemi)
    # Une fois par saison
    : **Le premier samedi de novembre à 10\u00a0h** **Journée ski** Mesure de la rigidité, prenez un numéro. [Choisir un magasin](screen:stores)
    : **Le deuxième samedi de mai à 10\u00a0h** **Parc de tentes** Tous les modèles montés et ouverts. [Choisir un magasin](screen:stores)
    : **Le premier samedi d’août à 11\u00a0h** **Essais de kayak** Hanki Jyväskylä. Sur le lac Jyväsjärvi. [Réserver une place](store:jyvaskyla)`,
    `В магазинах весь год учатся, пробуют и слушают. Участие бесплатное, место можно забронировать в магазине.
    ! **В ближайший вторник в 18:00 — школа смазки в Хельсинки**
    ! Держание и скольжение за полтора часа. Приносите свои лыжи.
    !=> [Забронировать место](store:helsinki)
    # Каждую неделю
    : **По вторникам в 18:00** **Школа смазки** Hanki Helsinki. Приносите свои лыжи. [Забронировать место](store:helsinki)
    : **По средам в 17:00** **Вечер ремонта** Hanki Tampere. Чиним вместе в мастерской. [Забронировать место](store:tampere)
    : **По четвергам в 17:00** **Лавинная тренировка** Hanki Rovaniemi. Поиск с датчиками на Оунасваара. [Забронировать место](store:rovaniemi)
    # Раз в сезон
    : **Первая суббота ноября, 10:00** **День лыж** Измеряем жёсткость по талонам. [Выбрать магазин](screen:stores)
    : **Вторая суббота мая, 10:00** **Палаточный парк** Все модели поставлены и открыты. [Выбрать магазин](screen:stores)
    : **Первая суббота августа, 11:00** **Проба каяков** Hanki Jyväskylä. На озере Ювясъярви. [Забронировать место](store:jyvaskyla)`,
  ),
};
