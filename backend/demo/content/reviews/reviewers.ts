import type { ShopLanguage } from '../../../domain/locale/language';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Invented first names that reviewers show, by the language they write in. */
export const FIRST_NAMES: Readonly<Record<ShopLanguage, readonly string[]>> = {
  fi: words(`Aino Aleksi Anna Anne Antti Arto Eero Eeva Elina Emilia Esa Hanna Hannu Heidi Heikki Helena Henna Ilkka Ilona Inka
    Jaana Jani Jari Jarmo Jenni Joonas Juha Juho Jukka Kaisa Kalle Kari Katja Kirsi Laura Lauri Leena Liisa Maarit Maija Marja
    Marko Matti Merja Mika Mikko Milla Minna Miro Mirja Niina Niko Noora Oona Otto Outi Panu Pasi Pekka Petri Piia Pirjo Päivi
    Raimo Reetta Riikka Risto Roope Saara Sami Sanna Sari Satu Seppo Sini Sirpa Suvi Taina Taneli Tapio Tarja Teemu Tero Tiina
    Timo Tommi Topi Tuomas Tuula Valtteri Veera Vesa Viivi Ville Väinö`),
  en: words(`Alan Alice Amy Andrew Ben Callum Catherine Claire Daniel David Eilidh Emma Fiona George Graham Hannah Harry Helen
    Iain Jack James Jenny Jonathan Kate Laura Liam Lucy Mark Megan Nick Oliver Owen Paul Rachel Rob Ruth Sam Sarah Simon Sophie
    Stuart Tom`),
  sv: words(`Anders Anna Annika Axel Birgitta Björn Camilla Cecilia Daniel Elin Emma Erik Eva Fredrik Gunilla Gustav Hanna
    Henrik Ingrid Jakob Jens Johan Johanna Jonas Karin Kerstin Klara Lars Lena Linnea Magnus Malin Maria Mattias Mikael Niklas
    Oskar Per Petra Rickard Sara Sofia Stefan Stina Tove Ulrika Åsa`),
  de: words(`Andreas Anja Anke Bernd Birgit Carsten Christian Claudia Daniela Dirk Eva Felix Florian Franziska Georg Gisela
    Heike Ines Jan Johanna Jonas Julia Karin Katrin Klaus Lena Lukas Marco Markus Martina Matthias Michael Monika Nadine Nina
    Petra Ralf Sabine Sandra Sebastian Silke Stefan Susanne Tanja Thomas Tobias Ulrike Uwe Wolfgang`),
  fr: words(`Adrien Agnès Alain Anne Antoine Aurélie Bruno Camille Cécile Céline Christophe Claire David Delphine Élodie Émilie
    Éric Étienne Fabien Florence François Guillaume Hélène Isabelle Jérôme Julie Julien Laurent Luc Marc Marie Mathieu Nathalie
    Nicolas Olivier Pascal Patrick Pierre Sandrine Sophie Stéphane Sylvie Thierry Valérie Vincent`),
  ru: words(`Александр Алексей Алина Анастасия Андрей Анна Антон Борис Вадим Валентина Вера Виктор Виктория Владимир Галина
    Дарья Денис Дмитрий Евгений Екатерина Елена Иван Игорь Илья Ирина Кирилл Ксения Любовь Людмила Максим Мария Михаил Надежда
    Наталья Никита Николай Олег Ольга Павел Полина Роман Светлана Сергей Софья Татьяна Юлия Юрий`),
};

/** Letters that surnames begin with. */
export const INITIALS: Readonly<Record<ShopLanguage, string>> = {
  fi: 'AEHIJKLMNOPRSTV',
  en: 'ABCDFGHJKLMNPRSTW',
  sv: 'ABDEFGHJKLNOPSW',
  de: 'BDEFGHJKLMNPRSTW',
  fr: 'ABCDFGLMPRTV',
  ru: 'АБВГДЕЖЗКЛМНПРСТФ',
};

/** Names that people give themselves. */
export const NICKNAMES: Readonly<Record<ShopLanguage, readonly string[]>> = {
  fi: words(`Hiihtäjä-65 Erämummo Tunturisusi Latukettu Rinkankantaja Saloinen Polkujuoksija Nuotionainen Kaamoskulkija
    Retki-isä Suopursu Puuterihiiri Melamies Jyväskyläläinen Ulkoilija Napapiiriltä Karhukierros Kuksakuski`),
  en: words('Fellwalker hillgoer Munrobagger Nordic-nan wetfeet Ridgeline'),
  sv: words('Fjäll-Olle Vildmarksmor Skidgubben Tältaren Spårhunden'),
  de: words('Tourenfuchs Nordlandfahrer Hüttenwirtin Schneehase'),
  fr: words('Montagnard38 Mamie-raquettes Nordique Refuge'),
  ru: words('Лыжник Таёжница Карел Турист-52'),
};
