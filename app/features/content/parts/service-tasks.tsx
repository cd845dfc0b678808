import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import type { ServiceHead, ServiceTask } from '../service-tasks.server';
import type { StoryPicture } from '../story';
import { HeadPicture } from './head-picture';

type ServiceTasksProps = { readonly head: ServiceHead; readonly picture: StoryPicture };

/** What people come to customer service for, as cards below its lead and a strip of its picture. */
export function ServiceTasks({ head: { lead, tasks }, picture }: ServiceTasksProps) {
  return (
    <>
      <p className="lede">{lead}</p>
      <HeadPicture picture={picture} sizes="(min-width: 60rem) 62rem, 94vw" className="info-picture service-picture" />
      <ul className="service-tasks">
        {tasks.map((task) => (
          <li key={task.to}>
            <Task task={task} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Task({ task: { icon, title, text, to } }: { readonly task: ServiceTask }) {
  const words = (
    <>
      <Icon name={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </>
  );
  return to.startsWith('tel:') ? <a href={to}>{words}</a> : <Link to={to}>{words}</Link>;
}
