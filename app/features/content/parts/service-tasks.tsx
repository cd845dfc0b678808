import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import type { ServiceHead, ServiceTask } from '../service-tasks.server';

/** What people come to customer service for, as cards below its lead. */
export function ServiceTasks({ head: { lead, tasks } }: { readonly head: ServiceHead }) {
  return (
    <>
      <p className="lede">{lead}</p>
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
