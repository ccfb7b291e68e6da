export { PostList } from './list/post-list.tsx';
